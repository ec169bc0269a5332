/**
 * Line icons that only remotes draw: each comes with the remote that shows it and not with the
 * first load of the site. One that the host or two remotes on one page show belongs into
 * `icons.ts`.
 */
export {
  ArrowLeftRight,
  Bell,
  Bitcoin,
  BookOpen,
  CalendarClock,
  ChevronUp,
  CreditCard,
  Delete,
  Ellipsis,
  FileCheck2,
  GraduationCap,
  History,
  Landmark,
  LayoutList,
  ListFilter,
  ListOrdered,
  LogOut,
  MapPin,
  Medal,
  Megaphone,
  Moon,
  QrCode as QrIcon,
  Rows3,
  Share2,
  ShieldCheck,
  Sparkles,
  Star,
  Sun,
  SunMoon,
  Timer,
  Vault,
  Zap,
} from 'lucide-react';
