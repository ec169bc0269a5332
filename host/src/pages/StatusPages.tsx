/** Pages that say that something cannot be shown, each with a way out (§2.3). */
import type { ReactNode } from 'react';
import { Link, targets } from '@site/platform';
import { CircleAlert, EmptyState, Lock, Search, Settings, buttonLook } from '@site/ui';
import styled from 'styled-components';
import { copy } from '../phrases/zh-CN';

const StyledButtonLink = styled(Link)`${buttonLook}`;

const toHome = <StyledButtonLink data-kind="primary" to={targets.toHome()} replace>{copy.home}</StyledButtonLink>;

function StatusPage({ icon, title, text, action }: { readonly icon: ReactNode; readonly title: string; readonly text: string; readonly action: ReactNode }) {
  return <EmptyState heading={1} icon={icon} title={title} hint={text} action={action} />;
}

/** /404. */
export const NotFound = () => <StatusPage icon={<Search />} title={copy.notFoundTitle} text={copy.notFoundText} action={toHome} />;
/** /maintenance. */
export const Maintenance = () => <StatusPage icon={<Settings />} title={copy.maintenanceTitle} text={copy.maintenanceText} action={toHome} />;
/** /restrict. */
export const Restrict = () => <StatusPage icon={<Lock />} title={copy.restrictTitle} text={copy.restrictText} action={toHome} />;
/** /illegal. */
export const Illegal = () => <StatusPage icon={<CircleAlert />} title={copy.illegalTitle} text={copy.illegalText} action={toHome} />;
