import { useState } from 'react';
import styled from 'styled-components';
import { Link, targets, usePlatform, useStateView } from '@site/platform';
import { Button, Card, EmptyState, Lock, PageBody, buttonLook, px, type } from '@site/ui';
import { useFocusHere } from '@site/ui/focus-here';
import { ACCOUNT } from '../phrases/account';
import { Unread } from '../verify/Unread';
import { useReread } from '../verify/use-reread';
import { EDITS, mayEdit, type EditName } from './edits';

const StyledEdit = styled.section`
  display: flex;
  flex-direction: column;
  gap: ${px(14)};
  h2 {
    font-size: ${type.l};
    font-weight: 700;
    outline: none;
  }
`;
const StyledWay = styled(Link)`
  ${buttonLook}
`;

/** One part of the account on a page of its own: the back button leads back to the whole. */
export function EditView({
  name,
  onLeave,
}: {
  readonly name: EditName;
  readonly onLeave: () => void;
}) {
  const { profile, toast } = usePlatform();
  const member = useStateView(profile);
  const { unread, reread } = useReread();
  // What was open when the member came stays open until it is left: a saved name locks itself.
  const [isOpen] = useState(() => member !== null && mayEdit(name, member));
  const heading = useFocusHere<HTMLHeadingElement>(name, 'shown');
  const { title, Form } = EDITS[name];
  const saved = async (): Promise<void> => {
    if (!(await reread())) return;
    toast.show('success', ACCOUNT.saved);
    onLeave();
  };
  if (!isOpen) {
    return (
      <EmptyState
        icon={<Lock />}
        title={ACCOUNT.lockedTitle}
        hint={ACCOUNT.lockedHint}
        testId="account-locked"
        action={
          <>
            <StyledWay to={targets.toCustomerService()} data-kind="primary">
              {ACCOUNT.service}
            </StyledWay>
            <Button kind="ghost" onClick={onLeave}>
              {ACCOUNT.back}
            </Button>
          </>
        }
      />
    );
  }
  return (
    <PageBody data-testid="account-edit" data-edit={name}>
      <Card>
        <StyledEdit aria-label={title}>
          <h2 ref={heading} tabIndex={-1}>
            {title}
          </h2>
          {unread ? (
            <Unread onReread={saved} />
          ) : (
            <Form onSaved={saved} submitText={ACCOUNT.save} />
          )}
        </StyledEdit>
      </Card>
      <Button kind="ghost" block data-testid="account-back" onClick={onLeave}>
        {ACCOUNT.back}
      </Button>
    </PageBody>
  );
}
