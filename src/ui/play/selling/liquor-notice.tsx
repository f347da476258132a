/**
 * The notice of the Dutiable Commodities (Liquor) Regulations (Cap. 109B), in both languages whatever the reader's. Source:
 * docs/behaviour/selling.md "Alcohol duty".
 */
export const LiquorNotice = () => (
  <>
    <span lang="en">
      Under the law of Hong Kong, intoxicating liquor must not be sold or supplied to a minor in the course of business.
    </span>{' '}
    <span lang="zh-Hant-HK">根據香港法律，不得在業務過程中，向未成年人售賣或供應令人醺醉的酒類。</span>
  </>
);
