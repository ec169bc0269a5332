/** Line icons of the site, each imported by name so that only these reach the build. */
export {
  ArrowDownToLine, ArrowLeftRight, ArrowUpFromLine, Bell, Check, ChevronDown, ChevronLeft, ChevronRight, ChevronUp, CircleAlert, CircleCheck,
  CircleUserRound, Clock, Copy, Crown, Delete, Dices, Eye, EyeOff, Flame, Gift, Headset, House, Info, ListFilter, LogOut, MessageCircle,
  Moon, QrCode as QrIcon, ReceiptText, RefreshCw, Search, Share2, ShieldCheck, Star, Sun, SunMoon, Ticket, Timer, Trophy, UserRound, Wallet, WifiOff, X,
  CreditCard, Landmark, Bitcoin, Smartphone, FileText, Settings, Lock, Sparkles, Zap, Maximize2, Megaphone,
} from 'lucide-react';
