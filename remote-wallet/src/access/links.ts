/** Links of the pages around an account, in the looks that all of them share. */
import { Link } from '@site/platform';
import { buttonLook } from '@site/ui';
import { inlineLinkLook, textLinkLook } from '@site/ui/page-form';
import styled from 'styled-components';

/** A link in running text or under a form. */
export const TextLink = styled(Link)`
  ${textLinkLook}
`;

/** A link inside a sentence. */
export const InlineLink = styled(Link)`
  ${inlineLinkLook}
`;

/** A link that looks like a button; set `data-kind` and `data-block`. */
export const ButtonLink = styled(Link)`
  ${buttonLook}
`;
