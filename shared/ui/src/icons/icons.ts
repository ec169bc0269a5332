/** Line icons of the site, each imported by name so that only these reach the build. Add one when a page draws it, not before. */
export {
  ArrowDownToLine, ArrowLeftRight, ArrowUpFromLine, Bitcoin, Check, ChevronDown, ChevronLeft, ChevronRight, ChevronUp, CircleAlert, CircleCheck,
  CircleUserRound, Clock, Copy, CreditCard, Crown, Delete, Dices, Eye, EyeOff, Gift, Headset, House, Info, Landmark, Lock, LogOut,
  Moon, QrCode as QrIcon, ReceiptText, RefreshCw, Search, Settings, Share2, Smartphone, Sparkles, Sun, SunMoon, Ticket, Timer, Trophy, WifiOff, X, Zap,
} from 'lucide-react';
