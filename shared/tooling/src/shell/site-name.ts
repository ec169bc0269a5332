/** The site's name as members see it in the header and the window title. */
export const SITE_NAME = '玉衡体育';
