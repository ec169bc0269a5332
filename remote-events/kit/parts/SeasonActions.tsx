/** Two buttons under the picture: on to what there is, and sharing it. */
import { useState } from 'react';
import styled from 'styled-components';
import { Routing } from '@site/domain/constants';
import { Link, targets } from '@site/platform';
import { Button, buttonLook, px } from '@site/ui';
import { Share2 } from '@site/ui/more-icons';
import { ctaLook, frameLook } from '../look';
import { SHARE, TEXT } from '../phrases';
import type { Season } from '../season';
import { SharePoster } from '../SharePoster';
import { SeasonHero } from './SeasonHero';

const StyledActions = styled.div`
  display: grid;
  grid-template-columns: 1.35fr 1fr;
  gap: ${px(10)};
  @media (max-width: 21em) {
    grid-template-columns: 1fr;
  }
`;
const StyledJoin = styled(Link)`
  ${buttonLook} ${ctaLook}
`;
const StyledShare = styled(Button)`
  ${frameLook}
`;

/** The buttons while there is something to join. */
export function SeasonActions({ season }: { readonly season: Season }) {
  const [sharing, setSharing] = useState(false);
  const url = `${window.location.origin}${Routing.basePath}/${season.route}`;
  return (
    <>
      <StyledActions>
        <StyledJoin to={targets.toPromotions()}>{TEXT.join}</StyledJoin>
        <StyledShare
          icon={<Share2 aria-hidden="true" />}
          data-testid="season-share"
          onClick={() => setSharing(true)}
        >
          {TEXT.share}
        </StyledShare>
      </StyledActions>
      <SharePoster
        open={sharing}
        onClose={() => setSharing(false)}
        texts={SHARE}
        look={season.look}
        content={{ title: season.title, text: season.shareText, url }}
        art={<SeasonHero season={season} />}
      />
    </>
  );
}
