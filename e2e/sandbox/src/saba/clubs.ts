/** An invented league system: no name belongs to a real league or club. */

/** A league with its clubs; `margin` is the 1X2 overround in thousandths (domain.md "Margin"). */
export interface League { readonly id: string; readonly name: string; readonly margin: number; readonly clubs: readonly string[] }

const names = (text: string): readonly string[] => text.split(' ');

/** Four leagues of sixteen clubs. */
export const LEAGUES: readonly League[] = [
  {
    id: '9101', name: '星海超级联赛', margin: 42,
    clubs: names('星港联 云岭城 碧湾竞技 苍原流星 望潮FC 赤岩卫士 银谷联合 霜河城 晨曦竞技 金陵渡 北屿联 澜江FC 松涛城 天衡竞技 玄武岭 九曲联合'),
  },
  {
    id: '9102', name: '大漠甲级联赛', margin: 50,
    clubs: names('沙洲雄鹰 绿洲城 驼铃FC 烽火台联 月牙竞技 胡杨卫士 玉门流星 楼兰城 黑戈壁联 昆仑竞技 雪山FC 古道联合 星尘城 落日竞技 风蚀谷 敦行联'),
  },
  {
    id: '9103', name: '岛屿冠军联赛', margin: 42,
    clubs: names('珊瑚城 白帆联 海燕竞技 灯塔FC 鲸歌联合 季风城 贝壳湾 远洋竞技 潮汐联 礁石卫士 蓝鲛FC 信天翁城 椰林联 破浪竞技 雾港城 飞鱼联合'),
  },
  {
    id: '9104', name: '山河杯', margin: 80,
    clubs: names('太岳山人 长川城 飞瀑联 铁索桥FC 梯田竞技 古樟联合 石林城 竹海联 丹霞竞技 溪谷卫士 云梯FC 关山城 驿站联 鹿鸣竞技 百草原 流泉联合'),
  },
];
