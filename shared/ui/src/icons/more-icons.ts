/**
 * Line icons that only remotes draw: each comes with the remote that shows it and not with the first load of the site.
 * One that the host or two remotes on one page show belongs into `icons.ts`.
 */
export {
  ArrowLeftRight, Bitcoin, BookOpen, CalendarClock, ChevronUp, CreditCard, Ellipsis, GraduationCap, History, Landmark, LayoutList, ListFilter, ListOrdered, LogOut,
  Megaphone, Moon, QrCode as QrIcon, Rows3, Share2, SlidersHorizontal, Sparkles, Star, Sun, SunMoon, Timer, Zap,
} from 'lucide-react';
