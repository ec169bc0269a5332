/**
 * What the first-visit tips show (R2.5-5): the page is dimmed around what each step shows. The
 * dimming lets taps through, which close them.
 */
import { useEffect, useLayoutEffect, useState } from 'react';
import { Button, color, depth, px, radius, shadow, type } from '@site/ui';
import styled from 'styled-components';
import { TIPS } from './phrases';

const StyledSpot = styled.div`
  position: fixed;
  z-index: ${depth.scrim};
  pointer-events: none;
  border-radius: ${radius.m};
  box-shadow:
    0 0 0 2px ${color('brand')},
    0 0 0 200vmax ${color('scrim')};
  /* It comes where it belongs: one that travels moves the whole page's shade, frame by frame. */
  animation: ui-fade 180ms ease-out;
`;
const StyledCard = styled.section`
  position: fixed;
  z-index: ${depth.dialog};
  left: 50%;
  width: min(calc(100vw - ${px(32)}), ${px(343)});
  transform: translateX(-50%);
  padding: ${px(16)};
  border-radius: ${radius.l};
  background: ${color('surface')};
  color: ${color('text')};
  box-shadow:
    ${shadow.high},
    inset 0 0 0 1px ${color('line')};
  animation: ui-rise 180ms ease-out;
  small {
    font-size: ${type.xs};
    color: ${color('text-3')};
  }
  h2 {
    font-size: ${type.l};
    margin-block: ${px(2)} ${px(4)};
  }
  p {
    font-size: ${type.m};
    color: ${color('text-2')};
  }
  & > div {
    display: flex;
    justify-content: flex-end;
    gap: ${px(10)};
    margin-top: ${px(12)};
  }
  button {
    min-height: ${px(44)};
  }
`;

/** What each step points at; a step whose thing is not on the page shows its words alone. */
const SHOWS = ['.site-nav', 'main [data-testid="event-row"]', '.site-nav a:last-child'] as const;
/** Space around what is shown. */
const ROOM_PX = 4;

interface Place {
  readonly top: number;
  readonly left: number;
  readonly width: number;
  readonly height: number;
}

function placeOf(selector: string): Place | null {
  const box = document.querySelector(selector)?.getBoundingClientRect();
  if (box === undefined || box.height === 0) return null;
  return {
    top: box.top - ROOM_PX,
    left: box.left - ROOM_PX,
    width: box.width + 2 * ROOM_PX,
    height: box.height + 2 * ROOM_PX,
  };
}

/** Follows its thing while the page moves. */
function usePlace(selector: string): Place | null {
  const [place, setPlace] = useState<Place | null>(null);
  // Before it is painted: what is painted first and moved then is a page that jumps.
  useLayoutEffect(() => {
    document.querySelector(selector)?.scrollIntoView({ block: 'center' });
    const measure = (): void => setPlace(placeOf(selector));
    measure();
    const timer = setInterval(measure, 250);
    window.addEventListener('scroll', measure, { passive: true });
    window.addEventListener('resize', measure);
    return () => {
      clearInterval(timer);
      window.removeEventListener('scroll', measure);
      window.removeEventListener('resize', measure);
    };
  }, [selector]);
  return place;
}

/**
 * The tips, one step after the other.
 *
 * @param onClose they were read, left out, or somebody went on without them.
 */
export function Tips({ onClose }: { readonly onClose: () => void }) {
  const [step, setStep] = useState(0);
  const place = usePlace(SHOWS[step] ?? SHOWS[0]);
  const words = TIPS.steps[step] ?? TIPS.steps[0];
  const isLast = step === TIPS.steps.length - 1;
  useEffect(() => {
    const handleKey = (event: KeyboardEvent): void => {
      if (event.key === 'Escape') onClose();
    };
    document.addEventListener('keydown', handleKey);
    return () => document.removeEventListener('keydown', handleKey);
  }, [onClose]);
  const isLow = place === null || place.top > window.innerHeight / 2;
  const side = isLow
    ? { bottom: place === null ? '40vh' : `${window.innerHeight - place.top + 12}px` }
    : { top: `${place.top + place.height + 12}px` };
  return (
    <>
      <StyledSpot
        key={`${step} ${place === null ? 'alone' : 'there'}`}
        aria-hidden="true"
        style={
          place === null
            ? { inset: '50% 50%', boxShadow: `0 0 0 200vmax ${color('scrim')}` }
            : { ...place }
        }
      />
      <StyledCard role="dialog" aria-label={TIPS.label} data-testid="home-tips" style={side}>
        <div role="status" style={{ display: 'block', margin: 0 }}>
          <small className="num">{TIPS.at(step + 1, TIPS.steps.length)}</small>
          <h2>{words.title}</h2>
          <p>{words.text}</p>
        </div>
        <div>
          {isLast ? null : (
            <Button kind="ghost" size="s" onClick={onClose}>
              {TIPS.skip}
            </Button>
          )}
          <Button size="s" onClick={() => (isLast ? onClose() : setStep(step + 1))}>
            {isLast ? TIPS.done : TIPS.next}
          </Button>
        </div>
      </StyledCard>
    </>
  );
}
