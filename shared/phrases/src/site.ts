/** The site's name as members see it. */
export const SITE_NAME = '玉衡体育';
