export default { poweredByHeader: false, reactStrictMode: true };
