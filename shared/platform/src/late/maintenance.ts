/**
 * What is under maintenance, learned from the calls themselves (§3.6, §4.6, R3.6-1). A signal is
 * only ever a boolean (safety B19g).
 */
import { IN_MAINTENANCE, isMaintenance } from '@site/domain/errors/session-codes';
import { featureOfCall } from '@site/domain/errors/maintenance-by-feature';
import { asOddsVendor, type OddsVendorId } from '@site/domain/vendors/odds-vendor';
import { VENDOR_IN_MAINTENANCE, maintenanceReducer } from '@site/domain/vendors/maintenance';
import type { CallTrace } from '../api/trace';
import type { LateDeps } from './late-deps';

/** The work behind the maintenance port. */
export interface MaintenanceWork {
  readonly announce: (feature: string) => void;
  readonly clear: (feature: string) => void;
  /** Learns from a call. */
  readonly onCall: (trace: CallTrace) => void;
  /** A vendor gave a token, or none. */
  readonly onToken: (service: string, got: boolean) => void;
}

/** Makes the watcher that sets maintenance flags from the traces of calls. */
export function createMaintenance({ states, bus }: LateDeps): MaintenanceWork {
  const { maintenance: state } = states;
  const setVendor = (vendor: OddsVendorId, inMaintenance: boolean): void => {
    if (state.get()[`is${vendor}`] === inMaintenance) return;
    state.set({
      ...state.get(),
      ...maintenanceReducer(state.get(), { type: 'announced', vendor, inMaintenance }),
    });
    if (inMaintenance) bus.publish({ type: 'maintenance.announced', feature: vendor });
  };
  const announce = (feature: string): void => {
    const vendor = asOddsVendor(feature);
    if (vendor !== null) setVendor(vendor, true);
    else if (!state.get().features.includes(feature)) {
      state.set({ ...state.get(), features: [...state.get().features, feature] });
      bus.publish({ type: 'maintenance.announced', feature });
    }
  };
  const clear = (feature: string): void => {
    const vendor = asOddsVendor(feature);
    if (vendor !== null) setVendor(vendor, false);
    else if (state.get().features.includes(feature))
      state.set({
        ...state.get(),
        features: state.get().features.filter((one) => one !== feature),
      });
  };
  const featureOf = ({ row, url }: CallTrace): string | null => {
    const query = new URLSearchParams(url.split('?')[1] ?? '');
    return (
      asOddsVendor(row.service) ??
      (row.service === 'gateway' ? featureOfCall(row.path, query.get('transactionType')) : null)
    );
  };
  return {
    announce,
    clear,
    onCall: (trace) => {
      const feature = featureOf(trace);
      if (feature === null) return;
      const { error } = trace;
      if (error === null) clear(feature);
      // A vendor speaks for itself alone: by a 503, whatever its body says, or in its own code.
      else if (
        isMaintenance(error) ||
        (error.kind === 'api' &&
          error.code === (trace.row.service === 'gateway' ? IN_MAINTENANCE : VENDOR_IN_MAINTENANCE))
      )
        announce(feature);
    },
    onToken: (service, got) => {
      const vendor = asOddsVendor(service);
      if (vendor === null) return;
      state.set({
        ...state.get(),
        ...maintenanceReducer(state.get(), {
          type: got ? 'token-received' : 'token-failed',
          vendor,
        }),
      });
    },
  };
}
