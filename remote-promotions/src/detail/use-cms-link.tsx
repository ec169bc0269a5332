import { useState, type ReactNode } from 'react';
import { Routing } from '@site/domain/constants';
import { useNavigate, usePlatform } from '@site/platform';
import { Button, Dialog } from '@site/ui';
import { LEAVE, PROMO } from '../phrases/zh-cn';
import { readCmsLink } from './safe-link';

/**
 * Follows links that editors, partners and messages bring: into the site, outside after a question
 * with the host's name (C-22), or not at all.
 */
export function useCmsLink(): {
  readonly follow: (href: string) => void;
  readonly question: ReactNode;
} {
  const navigate = useNavigate();
  const { toast } = usePlatform();
  const [pending, setPending] = useState<{ readonly url: string; readonly host: string } | null>(
    null,
  );
  const follow = (href: string): void => {
    const link = readCmsLink(href, window.location.origin, Routing.basePath);
    if (link.kind === 'inside') void navigate(link.path);
    else if (link.kind === 'outside') setPending(link);
    else toast.show('error', PROMO.blockedLink);
  };
  const leave = (): void => {
    if (pending !== null) window.open(pending.url, '_blank', 'noopener,noreferrer');
    setPending(null);
  };
  const question = (
    <Dialog
      open={pending !== null}
      onClose={() => setPending(null)}
      title={LEAVE.title}
      testId="leave-site"
      actions={
        <>
          <Button data-testid="leave-go" onClick={leave}>
            {LEAVE.go}
          </Button>
          <Button kind="ghost" onClick={() => setPending(null)}>
            {LEAVE.stay}
          </Button>
        </>
      }
    >
      <p>{LEAVE.text}</p>
      <p>
        <b>{pending?.host}</b>
      </p>
    </Dialog>
  );
  return { follow, question };
}
