import { useState } from 'react';
import styled from 'styled-components';
import { formatCnyShort } from '@site/domain/money';
import { usePlatform } from '@site/platform';
import { Button, Card, Copy, px, color, radius, type } from '@site/ui';
import { QrIcon, Share2 } from '@site/ui/more-icons';
import { copyText, shareContent } from '@site/ui/share';
import { REFERRAL } from '../phrases/referral';
import { PosterSheet } from './PosterSheet';
import { useProgramme, type Referrer } from './queries';

const StyledCard = styled(Card)`
  display: grid;
  gap: ${px(14)};
`;
const StyledCode = styled.div`
  display: flex;
  align-items: center;
  gap: ${px(12)};
  padding: ${px(12)} ${px(14)};
  border-radius: ${radius.m};
  background: ${color('gold-soft')};
  span {
    flex: 1;
    min-width: 0;
    display: grid;
  }
  small {
    font-size: ${type.xs};
    color: ${color('text-2')};
  }
  b {
    font-size: ${type.xxl};
    font-weight: 800;
    letter-spacing: 0.06em;
    color: ${color('gold-text')};
    user-select: all;
  }
  i {
    font-style: normal;
    font-size: ${type.s};
    overflow-wrap: anywhere;
    user-select: all;
  }
  && button {
    min-height: ${px(44)};
  }
`;
const StyledActs = styled.div`
  display: grid;
  grid-template-columns: 1fr 1fr;
  gap: ${px(10)};
`;

/** The address behind a code: the server names the path, the origin is this site's. */
export const linkOf = ({ referralUrl }: Pick<Referrer, 'referralUrl'>): string =>
  new URL(referralUrl, window.location.origin).href;

/** The member's own code and link: to copy, to share, to print on a poster. */
export function CodeCard({ referrer }: { readonly referrer: Referrer }) {
  const { toast } = usePlatform();
  const [poster, setPoster] = useState(false);
  const programme = useProgramme();
  const link = linkOf(referrer);
  const copy = async (text: string): Promise<void> => {
    const isCopied = await copyText(text, navigator);
    toast.show(isCopied ? 'success' : 'info', isCopied ? REFERRAL.copied : REFERRAL.copyFailed);
  };
  const share = async (): Promise<void> => {
    const target =
      typeof navigator.share === 'function'
        ? { share: (data: ShareData) => navigator.share(data) }
        : {};
    const outcome = await shareContent(
      { title: REFERRAL.title, text: REFERRAL.shareText(referrer.referralCode), url: link },
      { ...target, clipboard: navigator.clipboard },
    );
    if (outcome === 'copied') toast.show('success', REFERRAL.shared);
    if (outcome === 'manual') toast.show('info', REFERRAL.copyFailed);
  };
  return (
    <StyledCard data-testid="referral-code" data-code={referrer.referralCode}>
      <StyledCode>
        <span>
          <small>{REFERRAL.code}</small>
          <b className="num">{referrer.referralCode}</b>
        </span>
        <Button
          kind="secondary"
          size="s"
          icon={<Copy aria-hidden="true" />}
          aria-label={REFERRAL.copyCode}
          data-testid="copy-code"
          onClick={() => void copy(referrer.referralCode)}
        >
          {REFERRAL.copy}
        </Button>
      </StyledCode>
      <StyledCode>
        <span>
          <small>{REFERRAL.link}</small>
          <i>{link}</i>
        </span>
        <Button
          kind="secondary"
          size="s"
          icon={<Copy aria-hidden="true" />}
          aria-label={REFERRAL.copyLink}
          data-testid="copy-link"
          onClick={() => void copy(link)}
        >
          {REFERRAL.copy}
        </Button>
      </StyledCode>
      <StyledActs>
        <Button
          icon={<Share2 aria-hidden="true" />}
          data-testid="referral-share"
          onClick={() => void share()}
        >
          {REFERRAL.share}
        </Button>
        <Button
          kind="secondary"
          icon={<QrIcon aria-hidden="true" />}
          data-testid="poster-open"
          onClick={() => setPoster(true)}
        >
          {REFERRAL.posterOpen}
        </Button>
      </StyledActs>
      <PosterSheet
        open={poster}
        onClose={() => setPoster(false)}
        code={referrer.referralCode}
        link={link}
        reward={programme.data === undefined ? null : formatCnyShort(programme.data.rewardAmount)}
      />
    </StyledCard>
  );
}
