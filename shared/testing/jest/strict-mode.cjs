// React's own check: components are drawn and their effects run twice, so that what does not clean up after itself fails here.
require('@testing-library/react').configure({ reactStrictMode: true });
