import styled from 'styled-components';
import type { GameProvider } from '@site/contracts/games';
import { Link } from '@site/platform';
import { Section, color, px, radius, type, useNear } from '@site/ui';
import { ContentPicture } from '@site/ui/content-picture';
import { LOBBY, SHELF } from '../phrases/lobby';
import { slugOf } from './categories';
import { useLobby } from './lobby-context';
import { groundOf } from './game-art';
import { providerPath } from './paths';

const StyledStrip = styled.ul`
  display: grid;
  grid-auto-flow: column;
  grid-template-rows: repeat(2, auto);
  grid-auto-columns: ${px(104)};
  justify-content: start;
  gap: ${px(10)};
  overflow-x: auto;
  scrollbar-width: none;
  overscroll-behavior-x: contain;
  margin-inline: ${px(-12)};
  padding-inline: ${px(12)};
  &::-webkit-scrollbar {
    display: none;
  }
  a {
    position: relative;
    display: block;
    overflow: hidden;
    height: ${px(82)};
    border-radius: ${radius.m};
    background: ${color('surface')};
    box-shadow: inset 0 0 0 1px ${color('line')};
  }
  a:focus-visible {
    outline-offset: -2px;
  }
  a:active {
    background: ${color('raised')};
  }
  [data-maintenance] > .picture {
    filter: grayscale(0.85) brightness(0.72);
  }
  b {
    display: block;
    padding-inline: ${px(6)};
    font-size: ${type.xs};
    font-weight: 600;
    line-height: ${px(29)};
    text-align: center;
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  em {
    position: absolute;
    top: ${px(5)};
    left: ${px(5)};
    padding: 0 ${px(5)};
    border-radius: ${px(4)};
    font-size: ${type.xs};
    line-height: ${px(17)};
    background: #35260f;
    color: #ffb454;
  }
  .ground {
    position: absolute;
    inset: 0;
  }
`;

/** Two rows of providers, kept free while they are far from the screen. */
const StyledRoom = styled.div`
  height: ${px(174)};
`;

function Strip({ providers }: { readonly providers: readonly GameProvider[] }) {
  const { inMaintenance } = useLobby();
  const { ref, near } = useNear<HTMLDivElement>();
  if (!near) return <StyledRoom ref={ref} />;
  return (
    <StyledStrip>
      {providers.map(({ code, name, category, imageUrl }) => (
        <li key={code}>
          <Link
            to={providerPath(slugOf(category), code)}
            data-act="provider"
            data-id={code}
            data-maintenance={inMaintenance.has(code) || undefined}
            data-testid={`strip-${code}`}
          >
            <ContentPicture
              className="picture"
              src={imageUrl}
              alt=""
              ratio="2 / 1"
              fallback={<span className="ground" style={{ background: groundOf(code) }} />}
            />
            {inMaintenance.has(code) ? <em>{LOBBY.maintenance}</em> : null}
            <b>{name}</b>
          </Link>
        </li>
      ))}
    </StyledStrip>
  );
}

/** Every provider, those under maintenance marked; a tap leads to its games. */
export function ProviderStrip() {
  const { providers } = useLobby();
  if (providers === undefined || providers.length === 0) return null;
  return (
    <Section title={SHELF.providers}>
      <Strip providers={providers} />
    </Section>
  );
}
