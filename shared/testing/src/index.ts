/**
 * Test tools of the site: a platform over the real sandbox, and components rendered as the host
 * would.
 */
export { Route, Routes } from '@site/platform/testing';
export { createTestWorld, type TestWorld } from './test-world';
export { faceOf, type FacedSurface } from './face-of';
export { Here, callsTo, here } from './here';
export { renderInShell } from './render-in-shell';
export { vendorStreams, type VendorStreams } from './vendor-streams';
