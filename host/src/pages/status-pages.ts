/** The chunk of service pages and of pages that say that something cannot be shown. */
export { ServicePage } from './service/ServicePage';
export { LiveChatPage } from './service/LiveChatPage';
export { NotFoundPage } from './status/NotFoundPage';
export { MaintenancePage } from './status/MaintenancePage';
export { RestrictPage } from './status/RestrictPage';
export { IllegalPage } from './status/IllegalPage';
