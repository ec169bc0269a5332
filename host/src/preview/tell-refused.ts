/** Says why a preview link shows the live site. */
import { askMember } from '../late/dialogs';
import type { PreviewRefusal } from '@site/federation/preview/open-preview';
import { PREVIEW_COPY } from './phrases';

/** Says it. */
export const tellRefused = (why: PreviewRefusal): Promise<boolean> =>
  askMember({
    title: PREVIEW_COPY.refusedTitle,
    text: PREVIEW_COPY.refused[why],
    yes: PREVIEW_COPY.understood,
    testId: 'preview-refused',
  });
