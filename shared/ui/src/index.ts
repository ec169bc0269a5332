/**
 * @site/ui: tokens, primitives and views. One federated singleton; heavy parts load when they are
 * first shown.
 */
export * from './tokens/px';
export * from './tokens/vars';
export * from './phrases';
export * from './icons/icons';
export * from './icons/entry-icons';
export * from './icons/LogoMark';
export * from './shell/SiteHeader';
export * from './shell/TitleBar';
export * from './primitives/Button';
export * from './primitives/IconButton';
export * from './primitives/SupportCode';
export * from './primitives/Card';
export * from './primitives/List';
export * from './primitives/Badge';
export * from './primitives/Tabs';
export * from './primitives/Segmented';
export * from './primitives/Notice';
export * from './fields/Field';
export * from './fields/TextField';
export * from './data/Money';
export * from './data/DateText';
export * from './data/date-text';
export * from './data/use-left';
export * from './data/use-is-late';
export * from './skeletons/Skeleton';
export * from './states/States';
export * from './states/OfflineBar';
export * from './overlays/ToastView';
export * from './overlays/Sheet';
export * from './overlays/Dialog';
export * from './media/use-near';
export * from './rich-text/RichText';
export * from './late/later';
