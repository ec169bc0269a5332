// Matchers such as toBeInTheDocument; Testing Library cleans the document by itself after each test.
require('@testing-library/jest-dom');
