import { isRecordId, useAddressFilter } from "../../../lib/address-filter.ts";

const isDate = (value: string) => /^\d{4}-\d{2}-\d{2}$/.test(value);
const isAnything = () => true;

export const auditChecks = {
	entity: isAnything,
	entity_id: isAnything,
	actor: isRecordId,
	from: isDate,
	until: isDate,
	text: isAnything,
};

export const useAuditFilter = () => useAddressFilter(auditChecks);
