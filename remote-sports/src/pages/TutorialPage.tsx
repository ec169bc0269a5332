/**
 * /sbtwo/tutorial: six short lessons for beginners, each to be tried out. Needs no data, so that it
 * opens while everything else is down.
 */
import type { ReactNode } from 'react';
import { LESSONS, asLesson, type Lesson } from '@site/domain/betting/first-lessons';
import { Link, targets, useSearchParams } from '@site/platform';
import { Button, PageBody, Tabs, buttonLook } from '@site/ui';
import styled from 'styled-components';
import { CashOutLesson } from '../board/tutorial/CashOutLesson';
import { ComboLesson } from '../board/tutorial/ComboLesson';
import { HandicapLesson } from '../board/tutorial/HandicapLesson';
import { OddsLesson } from '../board/tutorial/OddsLesson';
import { TotalLesson } from '../board/tutorial/TotalLesson';
import { WinnerLesson } from '../board/tutorial/WinnerLesson';
import { TUTORIAL } from '../phrases/tutorial';

const StyledLink = styled(Link)`
  ${buttonLook}
`;

const BODIES: Readonly<Record<Lesson, () => ReactNode>> = {
  winner: () => <WinnerLesson />,
  handicap: () => <HandicapLesson />,
  total: () => <TotalLesson />,
  odds: () => <OddsLesson />,
  combo: () => <ComboLesson />,
  cashOut: () => <CashOutLesson />,
};

/** The lessons; the address names the one that is open. */
export function Page() {
  const [params, setParams] = useSearchParams();
  const lesson = asLesson(params.get('lesson')) ?? LESSONS[0];
  const next = LESSONS[LESSONS.indexOf(lesson) + 1];
  const open = (name: Lesson): void => {
    setParams({ lesson: name }, { replace: true });
    window.scrollTo(0, 0);
  };
  return (
    <PageBody>
      <p>{TUTORIAL.lead}</p>
      <Tabs
        label={TUTORIAL.lessons}
        value={lesson}
        onChange={open}
        options={LESSONS.map((value) => ({
          value,
          label: TUTORIAL.lesson[value],
          testId: `lesson-${value}`,
        }))}
      />
      {BODIES[lesson]()}
      {next === undefined ? (
        <StyledLink data-kind="primary" to={targets.toSports()}>
          {TUTORIAL.finish}
        </StyledLink>
      ) : (
        <Button block onClick={() => open(next)}>
          {TUTORIAL.next(TUTORIAL.lesson[next])}
        </Button>
      )}
    </PageBody>
  );
}
