import { createState } from '@site/platform';

/** Whether the content host still offers the app on the page that stands. */
export const isOffered = createState(true);
