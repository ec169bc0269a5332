/**
 * Line icons that only remotes draw: each comes with the remote that shows it and not with the first load of the site.
 * One that the host or two remotes on one page show belongs into `icons.ts`.
 */
export {
  ArrowLeftRight, Bitcoin, ChevronUp, CreditCard, Landmark, LogOut, Moon, QrCode as QrIcon, Share2, Sparkles, Sun, SunMoon, Timer, Zap,
} from 'lucide-react';
