import styled from 'styled-components';
import { isSignedIn } from '@site/domain/session/access';
import { VENDOR_OF_PROVIDER, type SportsProvider } from '@site/domain/vendors/provider-boards';
import { PROVIDERS, PROVIDER_NAME } from '@site/domain/wallet/groups';
import { Link, targets, useSearchParams, useSession } from '@site/platform';
import { ChevronRight, Section, Tag, color, px, radius, type } from '@site/ui';
import { GameGlyph } from '@site/ui/game-glyphs';
import { LOBBY, SPORTS } from '../phrases/lobby';
import { EsportsSign } from './EsportsSign';
import { useLobby } from './lobby-context';
import { enterPath } from './paths';

const GROUNDS: Readonly<Record<SportsProvider, readonly [string, string]>> = {
  IPSB: ['#0f6b56', '#06302a'],
  SBT: ['#2b4a8c', '#101f42'],
  OWS: ['#8a3b1c', '#3d1708'],
  YBS: ['#7a5a12', '#352706'],
  IPES: ['#5b2f83', '#251139'],
  TFG: ['#7b2440', '#350d1a'],
};

const StyledTiles = styled.ul`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${px(10)};
`;
const StyledTile = styled(Link)`
  position: relative;
  overflow: hidden;
  display: flex;
  flex-direction: column;
  justify-content: flex-end;
  gap: ${px(2)};
  height: ${px(112)};
  padding: ${px(12)} ${px(14)};
  border-radius: ${radius.l};
  color: #fff;
  &:active {
    opacity: 0.88;
  }
  & > svg {
    position: absolute;
    right: ${px(-8)};
    top: ${px(-8)};
    width: ${px(84)};
    height: ${px(84)};
    color: rgb(255 255 255 / 20%);
  }
  b {
    font-size: ${type.l};
    font-weight: 700;
  }
  small {
    font-size: ${type.xs};
    color: #e6efec;
    display: inline-flex;
    align-items: center;
  }
  .enter svg {
    width: ${px(14)};
    height: ${px(14)};
  }
  em {
    position: absolute;
    top: ${px(10)};
    left: ${px(12)};
  }
`;
const StyledNote = styled.p`
  font-size: ${type.s};
  color: ${color('text-2')};
  text-align: center;
`;

function Tiles({
  codes,
  sign,
}: {
  readonly codes: readonly SportsProvider[];
  readonly sign: 'sports' | 'esports';
}) {
  const isMember = isSignedIn(useSession());
  const { inMaintenance } = useLobby();
  return (
    <StyledTiles>
      {codes.map((code) => (
        <li key={code}>
          <StyledTile
            to={isMember ? enterPath(code) : targets.toSports(VENDOR_OF_PROVIDER[code])}
            data-act="provider"
            data-id={code}
            data-testid={`sports-${code}`}
            style={{ background: `linear-gradient(135deg, ${GROUNDS[code].join(', ')})` }}
          >
            {sign === 'sports' ? <GameGlyph name="sports" /> : <EsportsSign />}
            {inMaintenance.has(code) ? (
              <em>
                <Tag tone="warn">{LOBBY.maintenance}</Tag>
              </em>
            ) : null}
            <b>{PROVIDER_NAME[code]}</b>
            <small className="enter">
              {SPORTS.enter}
              <ChevronRight aria-hidden="true" />
            </small>
          </StyledTile>
        </li>
      ))}
    </StyledTiles>
  );
}

/**
 * The sportsbooks and esports of §3.9. Visitors look at the board; members are led to the provider
 * itself.
 */
export function SportsTiles() {
  const isMember = isSignedIn(useSession());
  const [query] = useSearchParams();
  const sections = [
    <Section key="sportsbook" title={SPORTS.sportsbook}>
      <Tiles codes={PROVIDERS.sportsbook} sign="sports" />
    </Section>,
    <Section key="esports" title={SPORTS.esports}>
      <Tiles codes={PROVIDERS.esports} sign="esports" />
    </Section>,
  ];
  return (
    <>
      <h1 className="vh">{SPORTS.title}</h1>
      {query.get('group') === 'esports' ? sections.toReversed() : sections}
      {isMember ? null : <StyledNote>{SPORTS.visitorNote}</StyledNote>}
    </>
  );
}
