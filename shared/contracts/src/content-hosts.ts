/**
 * Old cache hosts whose links still stand in CMS payloads; a client replaces their origin by the
 * content host's (§7.1, safety B8).
 */
export const OLD_CACHE_ORIGINS = [
  'https://cache-old.cms.example',
  'https://cdn1.cms.example',
] as const;
