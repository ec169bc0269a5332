// Matchers such as toBeInTheDocument; Testing Library cleans the document by itself after each test.
require('@testing-library/jest-dom');

// The library's second is too short for a part that loads late on a busy machine; a wait that succeeds costs nothing.
require('@testing-library/dom').configure({ asyncUtilTimeout: 15_000 });

// A wait looks many times before it finds: the document is printed only for a message that somebody reads.
const { configure, getConfig } = require('@testing-library/dom');
const withDocument = getConfig().getElementError;
configure({
  getElementError: (message, container) => {
    if (!getConfig()._disableExpensiveErrorDiagnostics) return withDocument(message, container);
    const error = new Error(message ?? '');
    error.name = 'TestingLibraryElementError';
    let whole;
    Object.defineProperty(error, 'message', {
      configurable: true,
      get: () => (whole ??= withDocument(message, container).message),
    });
    return error;
  },
});

// React notes where every element was made, in development; a hundred frames each, as the runner asks for, cost a tenth of the run.
Error.stackTraceLimit = 12;

// jsdom lays nothing out, so that nothing comes into sight either; what a page scrolls to is seen by the journeys.
if (globalThis.Element !== undefined)
  globalThis.Element.prototype.scrollIntoView ??= () => undefined;
