/** Line icons of the site, each imported by name so that only these reach the build. Add one when a page draws it, not before; one that only a remote draws goes to `more-icons.ts`. */
export {
  ArrowDownToLine, ArrowUpFromLine, Check, ChevronDown, ChevronLeft, ChevronRight, CircleAlert, CircleCheck, CircleUserRound, Clock, Copy, Crown,
  Delete, Dices, Eye, EyeOff, Gift, Headset, House, Info, Lock, ReceiptText, RefreshCw, Search, Settings, Smartphone, Ticket, Trophy, WifiOff, X,
} from 'lucide-react';
