/**
 * Test tools of the site: a platform over the real sandbox, and components rendered as the host
 * would.
 */
export { createTestWorld, type TestWorld, type TestWorldOptions } from './test-world';
export { faceOf, type FacedSurface } from './face-of';
export { renderInShell, type ShellOptions } from './render-in-shell';
export {
  vendorStreams,
  type SentEventHandlers,
  type SocketHandlers,
  type VendorStreams,
} from './vendor-streams';
