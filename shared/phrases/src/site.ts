/** The site's name as members see it. */
export const SITE_NAME = '玉衡体育';
/** The document's title on a page of that name. */
export const pageTitle = (page: string): string => `${page} · ${SITE_NAME}`;
