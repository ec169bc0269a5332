/** Id of the data block in the host document. */
export const BOOT_ELEMENT_ID = 'site-boot';
