import type { ComponentType } from 'react';
import styled from 'styled-components';
import type { Club } from '@site/contracts/club';
import {
  ArrowUpFromLine,
  Card,
  Crown,
  Gift,
  Headset,
  RefreshCw,
  Ticket,
  Trophy,
  color,
  px,
  radius,
  type,
} from '@site/ui';
import { Sparkles, Zap } from '@site/ui/more-icons';

const StyledList = styled.ul`
  display: grid;
  gap: ${px(16)};
  li {
    display: flex;
    gap: ${px(12)};
  }
  .sign {
    display: grid;
    place-items: center;
    flex: none;
    width: ${px(40)};
    height: ${px(40)};
    border-radius: ${radius.m};
    background: ${color('gold-soft')};
    color: ${color('gold-text')};
  }
  svg {
    width: ${px(20)};
    height: ${px(20)};
  }
  h3 {
    font-size: ${type.m};
    font-weight: 700;
  }
  p {
    font-size: ${type.s};
    line-height: 1.7;
    color: ${color('text-2')};
  }
`;

/** Signs of what editors know by name; anything else has the club's. */
const SIGNS: ReadonlyMap<string, ComponentType> = new Map<string, ComponentType>([
  ['birthday', Gift],
  ['rebate', RefreshCw],
  ['withdrawal', ArrowUpFromLine],
  ['store', Sparkles],
  ['callback', Headset],
  ['manager', Headset],
  ['season', Ticket],
  ['event', Trophy],
  ['payment', Zap],
]);

/** What a club brings, each with its sign. */
export function Privileges({ privileges }: Pick<Club, 'privileges'>) {
  return (
    <Card>
      <StyledList data-testid="club-privileges">
        {privileges.map(({ code, title, text }) => {
          const Sign = SIGNS.get(code) ?? Crown;
          return (
            <li key={code}>
              <span className="sign" aria-hidden="true">
                <Sign />
              </span>
              <div>
                <h3>{title}</h3>
                <p>{text}</p>
              </div>
            </li>
          );
        })}
      </StyledList>
    </Card>
  );
}
