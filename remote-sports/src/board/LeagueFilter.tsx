/**
 * Sheet that chooses leagues: several at once, found by name, with what each holds; counted before
 * it is applied.
 */
import { useState } from 'react';
import {
  Button,
  Check,
  EmptyState,
  Search,
  Sheet,
  TextField,
  color,
  px,
  radius,
  type,
} from '@site/ui';
import styled from 'styled-components';
import { BOARD_SHEETS } from '../phrases/board-sheets';
import { useBoard, useLeagues } from './board-context';
import { cutGroups } from './groups';
import { useBoardView } from './use-board-view';

const StyledList = styled.ul`
  display: grid;
  gap: ${px(6)};
  padding-top: ${px(10)};
`;
const StyledChoice = styled.button`
  display: flex;
  align-items: center;
  gap: ${px(10)};
  width: 100%;
  min-height: ${px(46)};
  padding: 0 ${px(12)};
  border-radius: ${radius.m};
  background: ${color('sunken')};
  font-size: ${type.m};
  text-align: start;
  & > span {
    flex: 1;
    min-width: 0;
  }
  & > small {
    color: ${color('text-3')};
  }
  & > i {
    display: grid;
    place-items: center;
    width: ${px(22)};
    height: ${px(22)};
    border-radius: ${px(6)};
    box-shadow: inset 0 0 0 1.5px ${color('line-field')};
  }
  svg {
    width: ${px(16)};
    height: ${px(16)};
    opacity: 0;
  }
  &[aria-checked='true'] > i {
    background: ${color('brand')};
    color: ${color('on-brand')};
    box-shadow: none;
  }
  &[aria-checked='true'] svg {
    opacity: 1;
  }
`;
const StyledFoot = styled.div`
  display: flex;
  gap: ${px(8)};
  & > .apply {
    flex: 1;
  }
`;

/** Props of {@link LeagueFilter}. */
export interface LeagueFilterProps {
  readonly open: boolean;
  readonly onClose: () => void;
}

function Choices({ onClose }: { readonly onClose: () => void }) {
  const { store } = useBoard();
  const { choice, choose } = useBoardView();
  const groups = cutGroups(useLeagues(), store.event, {
    sort: 'league',
    day: choice.tab === 'EARLY' ? choice.day : null,
    leagues: null,
  });
  const [picked, setPicked] = useState<readonly string[]>(
    choice.leagues ?? groups.map(({ id }) => id),
  );
  const [text, setText] = useState('');
  const shown = groups.filter(({ name }) => name.includes(text.trim()));
  const count = groups
    .filter(({ id }) => picked.includes(id))
    .reduce((sum, { eventIds }) => sum + eventIds.length, 0);
  const toggle = (id: string): void =>
    setPicked(picked.includes(id) ? picked.filter((known) => known !== id) : [...picked, id]);
  const isAll = groups.every(({ id }) => picked.includes(id));
  const apply = (): void => {
    choose({ leagues: isAll ? null : picked });
    onClose();
  };
  return (
    <>
      <TextField
        label={<span className="vh">{BOARD_SHEETS.filterSearch}</span>}
        type="search"
        value={text}
        onChange={setText}
        placeholder={BOARD_SHEETS.filterSearch}
        lead={<Search aria-hidden />}
      />
      {shown.length === 0 ? <EmptyState title={BOARD_SHEETS.filterNothing} /> : null}
      <StyledList>
        {shown.map(({ id, name, eventIds }) => (
          <li key={id}>
            <StyledChoice
              type="button"
              role="checkbox"
              aria-checked={picked.includes(id)}
              data-testid="league-choice"
              data-league-id={id}
              onClick={() => toggle(id)}
            >
              <i aria-hidden="true">
                <Check />
              </i>
              <span>{name}</span>
              <small className="num">{eventIds.length}</small>
            </StyledChoice>
          </li>
        ))}
      </StyledList>
      <StyledFoot
        style={{ position: 'sticky', bottom: 0, paddingBlock: 10, background: 'var(--surface)' }}
      >
        <Button kind="secondary" onClick={() => setPicked(isAll ? [] : groups.map(({ id }) => id))}>
          {isAll ? BOARD_SHEETS.filterNone : BOARD_SHEETS.filterAll}
        </Button>
        <Button className="apply" disabled={count === 0} data-testid="league-apply" onClick={apply}>
          {BOARD_SHEETS.filterApply(count)}
        </Button>
      </StyledFoot>
    </>
  );
}

export function LeagueFilter({ open, onClose }: LeagueFilterProps) {
  return (
    <Sheet
      open={open}
      onClose={onClose}
      title={BOARD_SHEETS.filterTitle}
      full
      testId="league-filter"
    >
      {open ? <Choices onClose={onClose} /> : null}
    </Sheet>
  );
}
