import styled from 'styled-components';
import type { Place } from '@site/domain/member/address';
import { Button, px } from '@site/ui';
import { SelectField } from '@site/ui/select-field';
import { VERIFY } from '../phrases/verify';
import { usePlaces } from './use-places';

const StyledPlaces = styled.div`
  display: grid;
  grid-template-columns: 1fr 1fr;
  gap: ${px(14)} ${px(8)};
  & > div {
    min-width: 0;
  }
  & > .province {
    grid-column: 1 / -1;
  }
`;

const LEVELS = [
  { part: 'province', autoComplete: 'address-level1', under: [] },
  { part: 'district', autoComplete: 'address-level2', under: ['province'] },
  { part: 'town', autoComplete: 'address-level3', under: ['province', 'district'] },
] as const;

/** What a changed level leaves of the levels below it. */
const CLEARED: Readonly<Record<keyof Place, Partial<Place>>> = {
  province: { district: '', town: '' },
  district: { town: '' },
  town: {},
};

/** Errors by level. */
export type PlaceErrors = { readonly [K in keyof Place]?: string | undefined };

/** What is not chosen yet, the highest level alone: the lower ones depend on it. */
export function placeErrors(place: Place): PlaceErrors {
  const level = LEVELS.find(({ part }) => place[part] === '');
  return level === undefined ? {} : { [level.part]: VERIFY.placeMissing[level.part] };
}

interface PlaceFieldsProps {
  readonly value: Place;
  readonly errors: PlaceErrors;
  readonly onChange: (place: Place) => void;
}

/** Province, city and district, each from the list of the one above. */
export function PlaceFields({ value, errors, onChange }: PlaceFieldsProps) {
  const lists = usePlaces(value);
  return (
    <StyledPlaces>
      {LEVELS.map(({ part, autoComplete, under }) => {
        const { entries, failed, retry } = lists[part];
        const open = under.every((above) => value[above] !== '');
        // What a saved address has stands there before its list is here, and also where the list no longer knows it.
        const names = [
          ...new Set([
            ...entries.map(({ name }) => name),
            ...(value[part] === '' ? [] : [value[part]]),
          ]),
        ];
        return (
          <div key={part} className={part}>
            <SelectField
              label={VERIFY[part]}
              value={value[part]}
              options={names.map((name) => ({ value: name, label: name }))}
              disabled={!open}
              placeholder={open ? VERIFY.choose : VERIFY.chooseFirst}
              error={failed ? undefined : errors[part]}
              autoComplete={autoComplete}
              testId={`verify-${part}`}
              hint={
                failed ? (
                  <>
                    {VERIFY.placesFailed}{' '}
                    <Button kind="ghost" size="s" onClick={retry}>
                      {VERIFY.retry}
                    </Button>
                  </>
                ) : undefined
              }
              onChange={(name) => onChange({ ...value, ...CLEARED[part], [part]: name })}
            />
          </div>
        );
      })}
    </StyledPlaces>
  );
}
