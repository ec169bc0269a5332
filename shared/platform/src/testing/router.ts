/** The third entry, for tests alone: what stands around a page there. In no build. */
export { MemoryRouter, Route, Routes } from 'react-router-dom';
