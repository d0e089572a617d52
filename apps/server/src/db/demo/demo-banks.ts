import { banks } from '../../domains/parties/banks/banks.table.ts';
import { newId } from '../../kit/ids.ts';
import type { Queryable } from '../connection.ts';

type Row = readonly [
  number: string,
  shortName: string,
  zhCN: string,
  zhTW: string,
  enUS: string,
  ifsc?: string,
];

/**
 * Large banks with the numbers of their country's clearing: in India the bank part of the MICR code and the IFSC
 * prefix (both of the Reserve Bank of India), in China the bank part of the CNAPS code (of the People's Bank of China), in
 * Kenya the bank code (of the Central Bank of Kenya).
 */
const demoBanks: Readonly<Record<'IN' | 'CN' | 'KE', readonly Row[]>> = {
  IN: [
    ['002', 'SBI', '印度国家银行', '印度國家銀行', 'State Bank of India', 'SBIN'],
    ['012', 'Bank of Baroda', '巴罗达银行', '巴羅達銀行', 'Bank of Baroda', 'BARB'],
    ['013', 'Bank of India', '印度银行（BOI）', '印度銀行（BOI）', 'Bank of India', 'BKID'],
    ['014', 'Bank of Maharashtra', '马哈拉施特拉银行', '馬哈拉施特拉銀行', 'Bank of Maharashtra', 'MAHB'],
    ['015', 'Canara Bank', '卡纳拉银行', '卡納拉銀行', 'Canara Bank', 'CNRB'],
    ['016', 'Central Bank', '印度中央银行（商业）', '印度中央銀行（商業）', 'Central Bank of India', 'CBIN'],
    ['019', 'Indian Bank', '印度人银行', '印度人銀行', 'Indian Bank', 'IDIB'],
    ['020', 'IOB', '印度海外银行', '印度海外銀行', 'Indian Overseas Bank', 'IOBA'],
    ['024', 'PNB', '旁遮普国家银行', '旁遮普國家銀行', 'Punjab National Bank', 'PUNB'],
    ['026', 'Union Bank', '印度联合银行', '印度聯合銀行', 'Union Bank of India', 'UBIN'],
    ['028', 'UCO Bank', 'UCO 银行', 'UCO 銀行', 'UCO Bank', 'UCBA'],
    ['049', 'Federal Bank', '联邦银行', '聯邦銀行', 'Federal Bank', 'FDRL'],
    ['211', 'Axis Bank', '安信银行', '安信銀行', 'Axis Bank', 'UTIB'],
    ['229', 'ICICI Bank', 'ICICI 银行', 'ICICI 銀行', 'ICICI Bank', 'ICIC'],
    ['234', 'IndusInd Bank', '印度因杜斯银行', '印度因杜斯銀行', 'IndusInd Bank', 'INDB'],
    ['240', 'HDFC Bank', 'HDFC 银行', 'HDFC 銀行', 'HDFC Bank', 'HDFC'],
    ['259', 'IDBI Bank', 'IDBI 银行', 'IDBI 銀行', 'IDBI Bank', 'IBKL'],
    ['485', 'Kotak', '科塔克马恒达银行', '科塔克馬恆達銀行', 'Kotak Mahindra Bank', 'KKBK'],
    ['532', 'Yes Bank', 'Yes 银行', 'Yes 銀行', 'Yes Bank', 'YESB'],
    ['751', 'IDFC First', 'IDFC 第一银行', 'IDFC 第一銀行', 'IDFC First Bank', 'IDFB'],
  ],
  CN: [
    ['102', '工商银行', '中国工商银行', '中國工商銀行', 'Industrial and Commercial Bank of China'],
    ['103', '农业银行', '中国农业银行', '中國農業銀行', 'Agricultural Bank of China'],
    ['104', '中国银行', '中国银行', '中國銀行', 'Bank of China'],
    ['105', '建设银行', '中国建设银行', '中國建設銀行', 'China Construction Bank'],
    ['301', '交通银行', '交通银行', '交通銀行', 'Bank of Communications'],
    ['302', '中信银行', '中信银行', '中信銀行', 'China CITIC Bank'],
    ['303', '光大银行', '中国光大银行', '中國光大銀行', 'China Everbright Bank'],
    ['304', '华夏银行', '华夏银行', '華夏銀行', 'Hua Xia Bank'],
    ['305', '民生银行', '中国民生银行', '中國民生銀行', 'China Minsheng Bank'],
    ['306', '广发银行', '广发银行', '廣發銀行', 'China Guangfa Bank'],
    ['307', '平安银行', '平安银行', '平安銀行', 'Ping An Bank'],
    ['308', '招商银行', '招商银行', '招商銀行', 'China Merchants Bank'],
    ['309', '兴业银行', '兴业银行', '興業銀行', 'Industrial Bank'],
    ['310', '浦发银行', '上海浦东发展银行', '上海浦東發展銀行', 'Shanghai Pudong Development Bank'],
    ['403', '邮储银行', '中国邮政储蓄银行', '中國郵政儲蓄銀行', 'Postal Savings Bank of China'],
  ],
  KE: [
    ['01', 'KCB', '肯尼亚商业银行', '肯亞商業銀行', 'KCB Bank Kenya'],
    ['02', 'Standard Chartered', '渣打银行（肯尼亚）', '渣打銀行（肯亞）', 'Standard Chartered Bank Kenya'],
    ['03', 'Absa', 'Absa 银行（肯尼亚）', 'Absa 銀行（肯亞）', 'Absa Bank Kenya'],
    ['07', 'NCBA', 'NCBA 银行', 'NCBA 銀行', 'NCBA Bank Kenya'],
    ['11', 'Co-op Bank', '肯尼亚合作银行', '肯亞合作銀行', 'Co-operative Bank of Kenya'],
    ['12', 'National Bank', '肯尼亚国民银行', '肯亞國民銀行', 'National Bank of Kenya'],
    ['31', 'Stanbic', 'Stanbic 银行', 'Stanbic 銀行', 'Stanbic Bank Kenya'],
    ['57', 'I&M Bank', 'I&M 银行', 'I&M 銀行', 'I&M Bank'],
    ['63', 'DTB', '钻石信托银行', '鑽石信託銀行', 'Diamond Trust Bank Kenya'],
    ['68', 'Equity Bank', '公平银行', '公平銀行', 'Equity Bank Kenya'],
    ['70', 'Family Bank', '家庭银行', '家庭銀行', 'Family Bank'],
  ],
};

export async function seedBanks(tx: Queryable, now: Date): Promise<void> {
  const rows = Object.entries(demoBanks).flatMap(([country, listed]) =>
    listed.map(([number, shortName, zhCN, zhTW, enUS, ifscPrefix = null]) => ({
      id: newId(now),
      country: country as keyof typeof demoBanks,
      number,
      shortName,
      names: { 'zh-CN': zhCN, 'zh-TW': zhTW, 'en-US': enUS },
      ifscPrefix,
      createdAt: now,
      updatedAt: now,
    })),
  );
  await tx.insert(banks).values(rows);
}
