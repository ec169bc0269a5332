// React's own check: components are drawn and their effects run twice, so that what does not clean up after itself fails here.
require('@testing-library/react').configure({ reactStrictMode: true });

// React keeps a trace of where each of the first ten thousand elements was made, which is a seventh of these tests'
// time (a slip's 48: 23 s of processor time with, 19 without). Traces of the parts that were drawn stay in its messages.
const { __CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE: kept } = require('react');
Object.defineProperty(kept, 'recentlyCreatedOwnerStacks', {
  get: () => 10_000,
  set: () => undefined,
});
