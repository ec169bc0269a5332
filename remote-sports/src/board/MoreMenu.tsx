/** Everything of the sports area that is not on the board, one tap away. */
import { Link, targets } from '@site/platform';
import {
  Gift,
  List,
  ReceiptText,
  RefreshCw,
  RowContent,
  Search,
  Settings,
  Sheet,
  listRowLook,
} from '@site/ui';
import { BookOpen, GraduationCap, History, Landmark, Megaphone, Timer } from '@site/ui/more-icons';
import { whenUncovered } from '@site/ui/overlays';
import { useNavigate } from '@site/platform';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { BOARD } from '../phrases/board';
import { BOARD_SHEETS } from '../phrases/board-sheets';
import { realOf, useBoardPlace } from './board-place';
import { usePaused } from './use-paused';

const StyledLink = styled(Link)`
  ${listRowLook}
`;
const StyledButton = styled.button`
  ${listRowLook}
`;

/** The sheet of places. */
export function MoreMenu({
  open,
  onClose,
}: {
  readonly open: boolean;
  readonly onClose: () => void;
}) {
  const place = useBoardPlace();
  const navigate = useNavigate();
  const root = targets.toSports();
  const [isPaused, pause] = usePaused();
  const real = realOf(place);
  const places: readonly (readonly [to: string, icon: ReactNode, title: string])[] = [
    [`${root}/wagers`, <ReceiptText key="i" />, BOARD_SHEETS.wagers],
    [`${root}/statement`, <Landmark key="i" />, BOARD_SHEETS.statement],
    [`${root}/search`, <Search key="i" />, BOARD.search],
    [`${real}/results`, <History key="i" />, BOARD_SHEETS.results],
    [`${real}/news`, <Megaphone key="i" />, BOARD_SHEETS.news],
    [`${root}/Promotions`, <Gift key="i" />, BOARD_SHEETS.promotions],
    [`${root}/tutorial`, <GraduationCap key="i" />, BOARD_SHEETS.tutorial],
    [targets.toSportsRules(), <BookOpen key="i" />, BOARD_SHEETS.rule],
    [`${root}/settings`, <Settings key="i" />, BOARD_SHEETS.settings],
    [targets.toLimits(), <Timer key="i" />, BOARD_SHEETS.limits],
  ];
  return (
    <Sheet open={open} onClose={onClose} title={BOARD.more} testId="board-menu">
      <List>
        {places.map(([to, icon, title]) => (
          <li key={to}>
            <StyledLink
              to={to}
              onClick={(event) => {
                event.preventDefault();
                onClose();
                whenUncovered(() => void navigate(to));
              }}
            >
              <RowContent icon={icon} title={title} leads />
            </StyledLink>
          </li>
        ))}
        <li>
          <StyledButton
            type="button"
            data-testid="menu-pause"
            onClick={() => {
              pause(!isPaused);
              onClose();
            }}
          >
            <RowContent
              icon={<RefreshCw />}
              title={isPaused ? BOARD.resume : BOARD.pause}
              hint={BOARD_SHEETS.pauseHint}
            />
          </StyledButton>
        </li>
      </List>
    </Sheet>
  );
}
