/**
 * A lesson where it helps, the first time: one sentence, the way to its example, and a button that
 * takes it away. It stands in the flow, so that it never lies over a price or a button.
 */
import { useEffect, useState } from 'react';
import type { Lesson } from '@site/domain/betting/first-lessons';
import { targets, usePlatform } from '@site/platform';
import { Button, Notice, px } from '@site/ui';
import styled from 'styled-components';
import { FIRST_LESSON, FIRST_LESSON_TEXT } from '../phrases/first-lessons';
import { noteLesson, seenLessons } from './seen';

const StyledActs = styled.div`
  display: flex;
  gap: ${px(8)};
  margin-top: ${px(6)};
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
    <Notice testId="first-lesson">
      <p>{FIRST_LESSON_TEXT[lesson]}</p>
      <StyledActs>
        <Button
          kind="ghost"
          size="s"
          data-testid="first-lesson-more"
          onClick={() => onMore(`${targets.toSports()}/tutorial?lesson=${lesson}`)}
        >
          {FIRST_LESSON.more}
        </Button>
        <Button
          kind="ghost"
          size="s"
          data-testid="first-lesson-close"
          onClick={() => setClosed(true)}
        >
          {FIRST_LESSON.close}
        </Button>
      </StyledActs>
    </Notice>
  );
}
