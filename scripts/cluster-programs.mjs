import { findProgram } from "./prerequisites.mjs";

export const postgresql = {
	package: "postgresql",
	there: () => findProgram("initdb", ["/usr/lib/postgresql/*/bin/initdb"]),
	why: "the trials stop and crash their own database server",
};
export const haproxy = {
	package: "haproxy",
	there: () => findProgram("haproxy", ["/usr/sbin/haproxy"]),
	why: "proxy, as in production",
};

export const clusterPrograms = [
	postgresql,
	haproxy,
	{ package: "patroni", there: () => findProgram("patroni"), why: "makes one of three PostgreSQL servers the primary" },
	{ package: "etcd-server", there: () => findProgram("etcd"), why: "holds the lock of the primary" },
	{ package: "iproute2", there: () => findProgram("ip", ["/usr/sbin/ip", "/sbin/ip"]), why: "networks of the servers" },
];
