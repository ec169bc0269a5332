/** What is counted: money, prices, times, and the fields that take amounts. */
import { fenOf } from '@site/domain/money';
import { DateText, Money } from '@site/ui';
import { Countdown } from '@site/ui/countdown';
import { AmountField } from '@site/ui/amount-field';
import { StakeInput, StakeKeypad } from '@site/ui/keypad';
import { Odds } from '@site/ui/odds';
import { PrizeShelf } from '@site/ui/prize-shelf';
import { Kept } from '../Kept';
import { Column, Line } from '../layout';
import { clock, ignore, LONG, NOON } from '../samples';
import type { Sheet } from '../sheet';

const HOUR_MS = 3_600_000;

export const money: Sheet = {
  name: 'Money',
  about: '金额',
  of: [Money],
  states: {
    default: () => (
      <Line>
        <Money amount={fenOf(123_456_789n)} />
        <Money amount={fenOf(0n)} />
        <Money amount={fenOf(50n)} symbol={false} />
      </Line>
    ),
    signed: () => (
      <Line>
        <Money amount={fenOf(88_800n)} signed />
        <Money amount={fenOf(-20_000n)} signed />
        <Money amount={fenOf(-20_000n)} />
      </Line>
    ),
    unknown: () => <Money amount={null} />,
  },
};

export const odds: Sheet = {
  name: 'Odds',
  about: '赔率',
  of: [Odds],
  states: {
    default: () => (
      <Line>
        <Odds text="0.98" />
        <Odds text="1.05" move="up" />
        <Odds text="-0.91" move="down" />
      </Line>
    ),
    unknown: () => <Odds text="-" />,
  },
};

export const dateText: Sheet = {
  name: 'DateText',
  about: '时间',
  of: [DateText],
  states: {
    default: () => (
      <Column>
        {(['full', 'day', 'time', 'short'] as const).map((shape) => (
          <DateText key={shape} at={NOON} shape={shape} />
        ))}
      </Column>
    ),
    unknown: () => <DateText at={null} />,
  },
};

export const countdown: Sheet = {
  name: 'Countdown',
  about: '倒计时',
  of: [Countdown],
  states: {
    default: () => <Countdown until={NOON + 2 * HOUR_MS + 5_000} now={clock} />,
    days: () => <Countdown until={NOON + (90 * 24 + 1) * HOUR_MS} now={clock} />,
    boxes: () => <Countdown until={NOON + HOUR_MS / 4} now={clock} look="boxes" />,
    over: () => <Countdown until={NOON} now={clock} look="boxes" />,
  },
};

export const amountField: Sheet = {
  name: 'AmountField',
  about: '金额输入',
  of: [AmountField],
  states: {
    default: () => (
      <Kept first="">
        {(value, keep) => (
          <AmountField
            label="存款金额"
            placeholder="100 - 50,000"
            value={value}
            onChange={keep}
            hint="单笔 ¥100.00 - ¥50,000.00"
          />
        )}
      </Kept>
    ),
    filled: () => <AmountField label="存款金额" value="1000.50" onChange={ignore} />,
    error: () => (
      <AmountField label="存款金额" value="9" onChange={ignore} error="单笔最低 ¥100.00" />
    ),
    disabled: () => <AmountField label="存款金额" value="1000" disabled onChange={ignore} />,
  },
};

export const stakeKeypad: Sheet = {
  name: 'StakeKeypad',
  about: '投注金额与键盘',
  of: [StakeInput, StakeKeypad],
  states: {
    input: () => (
      <Kept first="100">
        {(value, keep) => (
          <Column>
            <StakeInput label="本金" value={value} onChange={keep} active />
            <StakeInput label="本金" value="" placeholder="10 - 5,000" onChange={ignore} />
          </Column>
        )}
      </Kept>
    ),
    error: () => <StakeInput label="本金" value="999999" invalid onChange={ignore} />,
    disabled: () => <StakeInput label="本金" value="100" disabled onChange={ignore} />,
    keypad: () => (
      <Kept first="">
        {(value, keep) => (
          <StakeKeypad
            value={value}
            onChange={keep}
            quick={['100', '1000', '99999']}
            max="5000"
            onDone={ignore}
          />
        )}
      </Kept>
    ),
    'unknown-limit': () => (
      <StakeKeypad value="1" onChange={ignore} quick={['100', '1000']} max={null} />
    ),
  },
};

export const prizeShelf: Sheet = {
  name: 'PrizeShelf',
  about: '奖品一览',
  of: [PrizeShelf],
  states: {
    default: () => (
      <PrizeShelf
        testId="shelf"
        prizes={[
          { prizeId: '1', name: '头奖', amount: fenOf(888_800n), stockLeft: 1 },
          { prizeId: '2', name: '二等奖', amount: fenOf(88_800n), stockLeft: 0 },
          { prizeId: '3', name: '幸运奖', amount: fenOf(880n), stockLeft: null },
          { prizeId: '4', name: '再接再厉', amount: fenOf(0n), stockLeft: null },
        ]}
      />
    ),
    one: () => (
      <PrizeShelf
        testId="shelf"
        prizes={[{ prizeId: '1', name: LONG, amount: fenOf(12_345_678n), stockLeft: 12_345 }]}
      />
    ),
  },
};
