import { useParams } from "react-router";
import { fullName } from "../../../lib/staff.ts";
import { m } from "../../../paraglide/messages.js";
import { PageHeader } from "../../../parts/page-header/page-header.tsx";
import { Answer } from "../../../parts/states/answer.tsx";
import { NotFound } from "../../../parts/states/not-found.tsx";
import { AccountActions } from "./account-actions.tsx";
import { AccountFacts } from "./account-facts.tsx";
import styles from "./account-page.module.css";
import { AccountRights } from "./account-rights.tsx";
import { useAccounts } from "./use-accounts.ts";

/** One account: what it may do, what is known about it, and what can be done about it. */
export function AccountPage() {
	const { id } = useParams();
	return (
		<Answer query={useAccounts()}>
			{(accounts) => {
				const account = accounts.find((one) => String(one.id) === id);
				if (!account) return <NotFound />;
				return (
					<>
						<PageHeader
							title={fullName(account)}
							back={{ to: "/administration/accounts", label: m.administration_accounts() }}
						/>
						<div className={styles.columns}>
							<AccountRights key={account.id} account={account} />
							<AccountFacts account={account} />
						</div>
						<AccountActions account={account} />
					</>
				);
			}}
		</Answer>
	);
}
