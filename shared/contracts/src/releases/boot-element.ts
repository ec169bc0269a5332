/** Id of the data block in the host document. */
export const BOOT_ELEMENT_ID = 'site-boot';
/** Id of the style that shows the first page's picture in the banner's place; gone with that page. */
export const HERO_ELEMENT_ID = 'site-hero';

/** Name of the meta element with the DSN of a service that errors are told to besides. */
export const ERROR_SERVICE_META = 'error-service';
