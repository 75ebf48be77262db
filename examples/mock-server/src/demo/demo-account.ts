/** The account a first start makes, for everybody who tries the product on their own machine. */
export const DEMO_ACCOUNT = { email: 'demo@glossator.example', password: 'glossator-demo' } as const;
