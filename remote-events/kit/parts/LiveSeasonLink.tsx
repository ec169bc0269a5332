import styled from 'styled-components';
import { Link, usePlatform, useStateView } from '@site/platform';
import { ChevronRight, px, radius, type } from '@site/ui';
import { SERIF } from '../look';
import { TEXT } from '../phrases';

const StyledLive = styled(Link)`
  display: flex;
  align-items: center;
  gap: ${px(10)};
  padding: ${px(14)} ${px(16)};
  border-radius: ${radius.l};
  background: var(--season-card);
  box-shadow: inset 0 0 0 1.5px var(--season-accent);
  color: var(--season-ink-2);
  font-size: ${type.s};
  span {
    flex: 1;
  }
  b {
    display: block;
    font: 900 ${type.xl} ${SERIF};
    color: var(--season-accent);
  }
  em {
    display: inline-flex;
    align-items: center;
  }
  svg {
    width: ${px(16)};
    height: ${px(16)};
  }
`;

/** The way to the season that runs now; nothing where its link is not known. */
export function LiveSeasonLink({ slug }: { readonly slug: string }) {
  const { seasons } = usePlatform();
  const link = useStateView(seasons.state).doors?.[slug];
  if (link === undefined) return null;
  return (
    <StyledLive to={link.path} data-testid="season-live">
      <span>
        {TEXT.now}
        <b>{link.title}</b>
      </span>
      <em>
        {TEXT.nowGo}
        <ChevronRight aria-hidden="true" />
      </em>
    </StyledLive>
  );
}
