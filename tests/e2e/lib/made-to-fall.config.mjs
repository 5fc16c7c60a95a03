// Settings of the end-to-end tests, for the test that is made to fall.

import config from '../playwright.config.mjs';

export default { ...config, testMatch: 'made-to-fall.mjs' };
