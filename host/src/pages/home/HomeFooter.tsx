/**
 * The foot of home: who may play, how to stay in control, the texts of the site, marks of the
 * content host (§3.6 CmsFooterImages).
 */
import { getFooter } from '@site/contracts/promotion';
import { Link, STALE, targets, useCall } from '@site/platform';
import { Eye, Lock, ReceiptText, Settings, color, px, space, type, useNear } from '@site/ui';
import styled from 'styled-components';
import { HOME } from '../../phrases/home';

const StyledFooter = styled.footer`
  display: flex;
  flex-direction: column;
  gap: ${space[4]};
  margin-top: ${space[3]};
  padding: ${space[5]} ${space[1]} ${space[2]};
  border-top: 1px solid ${color('line')};
  font-size: ${type.s};
  line-height: 1.65;
  color: ${color('text-2')};
  small {
    font-size: ${type.xs};
    color: ${color('text-3')};
  }
`;
const StyledAdult = styled.div`
  display: flex;
  align-items: center;
  gap: ${space[3]};
  b {
    display: grid;
    place-items: center;
    flex: none;
    width: ${px(44)};
    height: ${px(44)};
    border: 2px solid ${color('danger')};
    border-radius: 50%;
    color: ${color('danger')};
    font-size: ${type.m};
  }
  strong {
    display: block;
    color: ${color('text')};
  }
`;
const StyledLinks = styled.nav`
  display: grid;
  grid-template-columns: repeat(3, 1fr);
  column-gap: ${space[2]};
  a {
    display: inline-flex;
    align-items: center;
    min-height: ${px(44)};
    color: ${color('text-2')};
  }
`;
const StyledMarks = styled.ul`
  display: grid;
  grid-template-columns: repeat(2, 1fr);
  gap: ${space[2]};
  min-height: ${px(128)};
  li {
    text-align: center;
    font-size: ${type.xs};
    color: ${color('text-3')};
  }
  [data-part='mark'] {
    display: flex;
    flex-direction: column;
    align-items: center;
    justify-content: center;
    gap: ${px(4)};
    min-height: ${px(60)};
    color: inherit;
  }
  svg {
    width: ${px(24)};
    height: ${px(24)};
    color: ${color('brand-text')};
  }
`;

const LINKS = Object.entries(HOME.links);

/** The text of the site that a mark stands for; one that is not known yet leads nowhere. */
const TEXT_OF: Readonly<Record<string, keyof typeof HOME.links>> = {
  responsible: 'responsible',
  secure: 'privacy',
  rules: 'rules',
  privacy: 'privacy',
};

/** What a mark looks like; one that is not known yet has its words alone. */
const SIGN_OF: Readonly<Record<string, typeof Lock>> = {
  responsible: Settings,
  secure: Lock,
  rules: ReceiptText,
  privacy: Eye,
};

/** What the foot says in words of its own: their marks would say it once more. */
const SAID: ReadonlySet<string> = new Set(['age', 'play-money']);

/** Marks of the content host; without them the foot stands as it is. */
function Marks() {
  const { data } = useCall(getFooter, {}, { staleMs: STALE.session });
  const marks = (data ?? []).filter(({ id }) => !SAID.has(id));
  if (marks.length === 0) return null;
  return (
    <StyledMarks data-testid="footer-marks">
      {marks.map(({ id, title }) => {
        const Sign = SIGN_OF[id];
        const mark = (
          <>
            {Sign === undefined ? null : <Sign aria-hidden="true" />}
            {title}
          </>
        );
        const text = TEXT_OF[id];
        return (
          <li key={id}>
            {text === undefined ? (
              <span data-part="mark">{mark}</span>
            ) : (
              <Link data-part="mark" to={`/About/${text}`}>
                {mark}
              </Link>
            )}
          </li>
        );
      })}
    </StyledMarks>
  );
}

export function HomeFooter() {
  const { ref, near } = useNear<HTMLElement>();
  return (
    <StyledFooter ref={ref} aria-label={HOME.footer} data-testid="home-footer">
      <StyledAdult>
        <b aria-hidden="true">{HOME.adult}</b>
        <span>
          <strong>{HOME.adultText}</strong>
          {HOME.play}
        </span>
      </StyledAdult>
      <StyledLinks aria-label={HOME.footer}>
        {LINKS.map(([slug, label]) => (
          <Link key={slug} to={`/About/${slug}`}>
            {label}
          </Link>
        ))}
        <Link to={targets.toCustomerService()}>{HOME.service}</Link>
      </StyledLinks>
      {near ? <Marks /> : null}
      <small>{HOME.demo}</small>
      <small>{HOME.rights}</small>
    </StyledFooter>
  );
}
