/**
 * A lesson where it helps, the first time: one line of words, the way to its example, and a button
 * that takes it away. It stands in the flow, so that it never lies over a price or a button.
 */
import { useEffect, useState } from 'react';
import type { Lesson } from '@site/domain/betting/first-lessons';
import { targets, usePlatform } from '@site/platform';
import { IconButton, Info, X, color, px, radius, type } from '@site/ui';
import styled from 'styled-components';
import { FIRST_LESSON, FIRST_LESSON_TEXT } from '../phrases/first-lessons';
import { noteLesson, seenLessons } from './seen';

const StyledLesson = styled.aside`
  display: flex;
  align-items: center;
  gap: ${px(6)};
  min-height: max(36px, ${px(36)});
  padding-inline-start: ${px(10)};
  border-radius: ${radius.m};
  background: ${color('sunken')};
  box-shadow: inset 0 0 0 1px ${color('line')};
  font-size: ${type.s};
  line-height: 1.35;
  color: ${color('text-2')};
  & > p {
    flex: 1;
    min-width: 0;
    /* Of two lines: they touch no edge. */
    padding-block: ${px(6)};
  }
  & > svg {
    flex: none;
    width: ${px(16)};
    height: ${px(16)};
  }
  /* The line is low, the finger finds more of it. */
  & > button {
    position: relative;
    flex: none;
    height: max(36px, ${px(36)});
  }
  & > button::after {
    content: '';
    position: absolute;
    inset: -4px 0;
  }
  & > [data-testid='first-lesson-more'] {
    padding: 0 ${px(4)};
    font-weight: 600;
    color: ${color('brand-text')};
  }
`;

interface FirstLessonProps {
  /** The lesson that helps here, given what was told before; null for none. */
  readonly choose: (seen: ReadonlySet<Lesson>) => Lesson | null;
  /** Goes to the page of the lessons. */
  readonly onMore: (path: string) => void;
}

/** The lesson; nothing where all that would help was told. */
export function FirstLesson({ choose, onMore }: FirstLessonProps) {
  const platform = usePlatform();
  const [seen] = useState(() => seenLessons(platform));
  const [isClosed, setClosed] = useState(false);
  const lesson = isClosed ? null : choose(seen);
  useEffect(() => {
    // Told is told, whether it is closed or the page is left.
    if (lesson !== null) noteLesson(platform, lesson);
  }, [platform, lesson]);
  if (lesson === null) return null;
  return (
    <StyledLesson role="note" data-testid="first-lesson">
      <Info aria-hidden />
      <p>{FIRST_LESSON_TEXT[lesson]}</p>
      <button
        type="button"
        data-testid="first-lesson-more"
        onClick={() => onMore(`${targets.toSports()}/tutorial?lesson=${lesson}`)}
      >
        {FIRST_LESSON.more}
      </button>
      <IconButton
        label={FIRST_LESSON.close}
        icon={<X aria-hidden />}
        data-testid="first-lesson-close"
        onClick={() => setClosed(true)}
      />
    </StyledLesson>
  );
}
