# Tokaido Duo по-русски.
#
# $reader говорит, кто читает: [me] тот, о ком речь, [robbed] тот, у кого взяли, [other] любой другой.
# $name и $from — имена игроков, всегда в именительном падеже.

# Игра на полке.

game-title = Tokaido Duo
game-line = Странствуйте, торгуйте и рисуйте на острове Сикоку — с тремя кубиками, которые нужны обоим.
game-facts = 2 игрока · 20–30 минут

# Настройки игры: что выбирают и что это значит.

option-players = Игроки
    .help = Игра для двоих.
choice-players-2 = 2
    .help = Три кубика на двоих: что взял один, другому уже не достанется.

# Имена: люди и что у них есть.

side-north = север
    .loc = северной
side-south = юг
    .loc = южной
colour-purple = фиолетовые
    .ins = фиолетовыми
colour-green = зелёные
    .ins = зелёными
character-pilgrim = странник
    .gen = странника
    .dat = страннику
character-merchant = торговец
    .gen = торговца
    .dat = торговцу
character-artist = художник
    .gen = художника
    .dat = художнику

# Имена: места. Города и области называются так, как подписаны на карте.

town-c1 = C1
town-c2 = C2
town-c3 = C3
town-c4 = C4
town-c5 = C5
town-c6 = C6
town-c7 = C7
town-c8 = C8
town-m1 = M1
town-m2 = M2
town-m3 = M3
town-m4 = M4
region-r1 = R1
region-r2 = R2
region-r3 = R3
region-r4 = R4
region-r5 = R5
region-r6 = R6
region-r7 = R7
region-r8 = R8
station-temple = храм
    .gen = храма
station-garden = сад
    .gen = сада
station-spring = горячий источник
    .gen = горячего источника
station-shore = морской берег
    .gen = морского берега
landscape-moon = луна
landscape-waterfall = водопад
landscape-mountain = гора
landscape-bamboo = бамбук

# Имена: товары и плитки волны. `sail` — одно слово на парусе лодки и на планшете.

good-kimono = кимоно
    .acc = кимоно
    .one = кимоно
good-ceramics = керамика
    .acc = керамику
    .one = керамику
good-dolls = куклы
    .acc = куклы
    .one = куклу
good-fans = веера
    .acc = веера
    .one = веер
wave-serene = безмятежный странник
wave-hasty = поспешный странник
wave-cunning = хитрый торговец
wave-strong = сильный торговец
wave-skilled = искусный художник
wave-inspired = вдохновлённый художник
sail-serene = безмятежный
sail-hasty = поспешный
sail-cunning = хитрый
sail-strong = сильный
sail-skilled = искусный
sail-inspired = вдохновлённый
sail-spring = источник

# За что дают очки и что решило игру.

source-faith = вера
    .acc = веру
source-trade = торговля
    .acc = торговлю
source-culture = культура
    .acc = культуру
won-points = Больше очков
won-coins = Очков поровну, больше монет
won-shared-victory = Поровну и очков, и монет
ended-temple = последний храм, { $name }
ended-garden = последний сад, { $name }
ended-slab = шестая золотая пластина, { $name }
ended-gift = десятый подарок, { $name }

# О чём спрашивают.

asked-take-die = Возьмите один из оставшихся кубиков.
asked-walk = Выберите, сколько станций пройдёт странник: на кубике { $number }, и у вас { $wave }.
asked-route = Выберите город, куда пойдёт торговец: на кубике { $number }.
asked-region = Выберите область, куда придёт художник: на кубике { $number }.
asked-path = Выберите следующую область на пути художника, осталось { $steps ->
        [one] { $steps } шаг
        [few] { $steps } шага
       *[many] { $steps } шагов
    }: для вдохновлённого художника считается каждая.
asked-last-step = Выберите область, куда придёт художник: это последний шаг пути.
asked-shore = Возьмите на морском берегу плитку волны или пропустите действие.
asked-steal = Возьмите на морском берегу плитку волны у соперника или пропустите действие.
asked-mountain-town = Вытяните товары в { $town } или пропустите действие.
asked-coastal-town = Продайте { $good-acc } в { $town } по { $price ->
        [one] { $price } монете
        [few] { $price } монеты
       *[many] { $price } монет
    } за штуку или пропустите действие.
asked-canvas = Ваш художник в { $region } ({ $landscape }): рисуйте, подарите картину или пропустите действие.
asked-return = У вас слишком много товаров: выберите, что вернуть в мешок.
asked-lost = Сильный торговец больше не у вас: выберите, какой товар вернуть в мешок.
asked-again = Используйте жетон горячего источника, чтобы { $die } сделал ещё { $number ->
        [one] { $number } шаг
        [few] { $number } шага
       *[many] { $number } шагов
    }, или оставьте жетон себе.
asked-town = Ваш странник в { $town }: возьмите { $price ->
        [one] { $price } монету
        [few] { $price } монеты
       *[many] { $price } монет
    } или пропустите действие.
asked-temple = Ваш странник у храма: посетите его или пропустите действие.
asked-garden = Ваш странник у сада: посетите его или пропустите действие.
asked-spring = Ваш странник у горячего источника: возьмите жетон или пропустите действие.

# О чём спрашивают случай; стоит после слов «Решает случай:».

chance-sides = кто сидит с какой стороны
chance-colours = кто играет каким цветом
chance-tokens = какой жетон торговли у следующего прибрежного города
chance-waves = какой стороной лежит следующая плитка волны
chance-roll = что выпадет на кубиках
chance-draw = какие товары выйдут из мешка
chance-reveal = что на следующей картине

# Кнопки.

do-take = Взять кубик { $what-gen }
do-walk = Пройти { $number ->
        [one] { $number } станцию
        [few] { $number } станции
       *[many] { $number } станций
    }
do-go = Идти в { $what }
do-to = Идти в { $what } ({ $landscape })
do-via = Через { $what } ({ $landscape })
do-leave = Ничего здесь не делать
do-visit-town = Взять монеты
do-visit-temple = Посетить храм
do-visit-garden = Посетить сад
do-visit-spring = Взять жетон горячего источника
do-tile = Взять плитку волны { $what-gen }
do-draw = Вытянуть { $number ->
        [one] { $number } товар
        [few] { $number } товара
       *[many] { $number } товаров
    }
do-sell = Продать { $number }
do-sell-plainly = Продать { $number } без добавочных монет
do-paint = Открыть { $number ->
        [one] { $number } картину
        [few] { $number } картины
       *[many] { $number } картин
    }
do-gift = Подарить первую картину
do-return = Вернуть { $what-one }
do-enough = Оставить жетон горячего источника
do-again = Использовать жетон горячего источника

# То же в позиции: что лежит на месте, известно и названо.

here-tile = Взять плитку «{ $wave }»

# Что произошло: начало и кубики.

told-side = { $reader ->
    [me] Вы сидите на { $side-loc } стороне.
   *[other] { $name } сидит на { $side-loc } стороне.
}
told-colour = { $reader ->
    [me] Вы играете { $colour-ins }.
   *[other] { $name } играет { $colour-ins }.
}
told-round = { $reader ->
    [me] Раунд { $round }: вы бросаете кубики.
   *[other] Раунд { $round }: { $name } бросает кубики.
}
told-roll = На кубике { $die-gen } — { $number }.
told-take = { $reader ->
    [me] Вы берёте кубик { $die-gen }, на нём { $number }.
   *[other] { $name } берёт кубик { $die-gen }, на нём { $number }.
}
told-take-last = { $reader ->
    [me] Последний кубик достаётся вам: { $die }, { $number }.
   *[other] Последний кубик забирает { $name }: { $die }, { $number }.
}

# Что произошло: перемещения. `-town` говорят о прибрежном городе, у которого есть имя.

told-walk = { $reader ->
    [me] Ваш странник проходит { $steps ->
        [one] { $steps } станцию
        [few] { $steps } станции
       *[many] { $steps } станций
    }, до { $stop-gen }.
   *[other] { $name } ведёт странника на { $steps ->
        [one] { $steps } станцию
        [few] { $steps } станции
       *[many] { $steps } станций
    }, до { $stop-gen }.
}
told-walk-town = { $reader ->
    [me] Ваш странник проходит { $steps ->
        [one] { $steps } станцию
        [few] { $steps } станции
       *[many] { $steps } станций
    }, до { $stop }.
   *[other] { $name } ведёт странника на { $steps ->
        [one] { $steps } станцию
        [few] { $steps } станции
       *[many] { $steps } станций
    }, до { $stop }.
}
told-push-on = Там кто-то стоит, и странник идёт дальше, до { $stop-gen }.
told-push-on-town = Там кто-то стоит, и странник идёт дальше, до { $stop }.
told-go = { $reader ->
    [me] Ваш торговец идёт из { $start } в { $stop }.
   *[other] { $name } ведёт торговца из { $start } в { $stop }.
}
told-blocked = { $reader ->
    [me] Ваш торговец в { $town } заперт: на кубике { $number }, а идти некуда; кубик потрачен.
   *[other] Торговец игрока { $name } в { $town } заперт: на кубике { $number }, а идти некуда; кубик потрачен.
}
told-via = { $reader ->
    [me] Ваш художник проходит через { $stop } ({ $landscape }).
   *[other] { $name } ведёт художника через { $stop } ({ $landscape }).
}
told-to = { $reader ->
    [me] Ваш художник идёт из { $start } в { $stop } ({ $landscape }).
   *[other] { $name } ведёт художника из { $start } в { $stop } ({ $landscape }).
}

# Что произошло: плитки волны.

told-use-serene = { $reader ->
    [me] Вы используете безмятежного странника: на одну станцию меньше.
   *[other] { $name } использует безмятежного странника: на одну станцию меньше.
}
told-use-hasty = { $reader ->
    [me] Вы используете поспешного странника: на одну станцию больше.
   *[other] { $name } использует поспешного странника: на одну станцию больше.
}
told-use-cunning = { $reader ->
    [me] Вы используете хитрого торговца: на монету больше за каждый товар.
   *[other] { $name } использует хитрого торговца: на монету больше за каждый товар.
}
told-use-strong = { $reader ->
    [me] Вы используете сильного торговца: на один товар больше.
   *[other] { $name } использует сильного торговца: на один товар больше.
}
told-use-skilled = { $reader ->
    [me] Вы используете искусного художника: на одну картину больше.
   *[other] { $name } использует искусного художника: на одну картину больше.
}
told-use-inspired = { $reader ->
    [me] Вы используете вдохновлённого художника: годится любая область перемещения.
   *[other] { $name } использует вдохновлённого художника: годится любая область перемещения.
}
told-spare-wave = { $reader ->
    [me] Вы обходитесь без плитки «{ $wave }».
   *[other] { $name } обходится без плитки «{ $wave }».
}

# Что произошло: действия.

told-leave = { $reader ->
    [me] Ваш { $die } ничего там не делает.
   *[other] У игрока { $name } { $die } ничего там не делает.
}
told-nothing = { $reader ->
    [me] Вашему { $die-dat } там нечего делать.
   *[other] Там { $die-dat } игрока { $name } нечего делать.
}
told-coins = { $reader ->
    [me] Ваш странник берёт { $coins ->
        [one] { $coins } монету
        [few] { $coins } монеты
       *[many] { $coins } монет
    } в { $town }.
   *[other] Странник игрока { $name } берёт { $coins ->
        [one] { $coins } монету
        [few] { $coins } монеты
       *[many] { $coins } монет
    } в { $town }.
}
told-slab = { $reader ->
    [me] Вы меняете { $whole ->
        [one] { $whole } монету
        [few] { $whole } монеты
       *[many] { $whole } монет
    } на золотую пластину, { $slabs }-ю по счёту.
   *[other] { $name } меняет { $whole ->
        [one] { $whole } монету
        [few] { $whole } монеты
       *[many] { $whole } монет
    } на золотую пластину, { $slabs }-ю по счёту.
}
told-coins-stay = { $reader ->
    [me] Места для новой пластины нет, и вы оставляете себе { $coins ->
        [one] { $coins } монету
        [few] { $coins } монеты
       *[many] { $coins } монет
    }.
   *[other] Места для новой пластины нет, и { $name } оставляет себе { $coins ->
        [one] { $coins } монету
        [few] { $coins } монеты
       *[many] { $coins } монет
    }.
}
told-temple = { $reader ->
    [me] Вы посещаете храм: деление { $slot } вашей шкалы храмов.
   *[other] { $name } посещает храм: деление { $slot } шкалы храмов.
}
told-garden = { $reader ->
    [me] Вы посещаете сад: деление { $slot } вашей шкалы садов.
   *[other] { $name } посещает сад: деление { $slot } шкалы садов.
}
told-spring = { $reader ->
    [me] Вы берёте жетон горячего источника.
   *[other] { $name } берёт жетон горячего источника.
}
told-spring-from = { $reader ->
    [me] Вы забираете жетон горячего источника у игрока { $from }.
    [robbed] { $name } забирает у вас жетон горячего источника.
   *[other] { $name } забирает жетон горячего источника у игрока { $from }.
}
told-tile = { $reader ->
    [me] Вы берёте из моря плитку «{ $wave }».
   *[other] { $name } берёт из моря плитку «{ $wave }».
}
told-tile-from = { $reader ->
    [me] Вы забираете плитку «{ $wave }» у игрока { $from }.
    [robbed] { $name } забирает у вас плитку «{ $wave }».
   *[other] { $name } забирает плитку «{ $wave }» у игрока { $from }.
}
told-good = { $reader ->
    [me] Вы вытягиваете { $good-one }.
   *[other] { $name } вытягивает { $good-one }.
}
told-return = { $reader ->
    [me] Вы возвращаете { $good-one } в мешок.
   *[other] { $name } возвращает { $good-one } в мешок.
}
told-sell-kimono = { $reader ->
    [me] Вы продаёте { $number } кимоно за { $coins ->
        [one] { $coins } монету
        [few] { $coins } монеты
       *[many] { $coins } монет
    }.
   *[other] { $name } продаёт { $number } кимоно за { $coins ->
        [one] { $coins } монету
        [few] { $coins } монеты
       *[many] { $coins } монет
    }.
}
told-sell-ceramics = { $reader ->
    [me] Вы продаёте { $number ->
        [one] { $number } керамическое изделие
        [few] { $number } керамических изделия
       *[many] { $number } керамических изделий
    } за { $coins ->
        [one] { $coins } монету
        [few] { $coins } монеты
       *[many] { $coins } монет
    }.
   *[other] { $name } продаёт { $number ->
        [one] { $number } керамическое изделие
        [few] { $number } керамических изделия
       *[many] { $number } керамических изделий
    } за { $coins ->
        [one] { $coins } монету
        [few] { $coins } монеты
       *[many] { $coins } монет
    }.
}
told-sell-dolls = { $reader ->
    [me] Вы продаёте { $number ->
        [one] { $number } куклу
        [few] { $number } куклы
       *[many] { $number } кукол
    } за { $coins ->
        [one] { $coins } монету
        [few] { $coins } монеты
       *[many] { $coins } монет
    }.
   *[other] { $name } продаёт { $number ->
        [one] { $number } куклу
        [few] { $number } куклы
       *[many] { $number } кукол
    } за { $coins ->
        [one] { $coins } монету
        [few] { $coins } монеты
       *[many] { $coins } монет
    }.
}
told-sell-fans = { $reader ->
    [me] Вы продаёте { $number ->
        [one] { $number } веер
        [few] { $number } веера
       *[many] { $number } вееров
    } за { $coins ->
        [one] { $coins } монету
        [few] { $coins } монеты
       *[many] { $coins } монет
    }.
   *[other] { $name } продаёт { $number ->
        [one] { $number } веер
        [few] { $number } веера
       *[many] { $number } вееров
    } за { $coins ->
        [one] { $coins } монету
        [few] { $coins } монеты
       *[many] { $coins } монет
    }.
}
told-paint = { $reader ->
    [me] Вы рисуете и открываете { $number ->
        [one] { $number } картину
        [few] { $number } картины
       *[many] { $number } картин
    }.
   *[other] { $name } рисует и открывает { $number ->
        [one] { $number } картину
        [few] { $number } картины
       *[many] { $number } картин
    }.
}
told-reveal = На картине { $place } — { $landscape }.
told-gift = { $reader ->
    [me] Вы дарите картину «{ $landscape }»: подарок { $gifts }.
   *[other] { $name } дарит картину «{ $landscape }»: подарок { $gifts }.
}

# Что произошло: горячий источник.

told-again = { $reader ->
    [me] Вы используете жетон горячего источника: ваш { $die } делает ещё { $number ->
        [one] { $number } шаг
        [few] { $number } шага
       *[many] { $number } шагов
    }.
   *[other] { $name } использует жетон горячего источника: { $die } делает ещё { $number ->
        [one] { $number } шаг
        [few] { $number } шага
       *[many] { $number } шагов
    }.
}
told-enough = { $reader ->
    [me] Вы оставляете жетон горячего источника себе.
   *[other] { $name } оставляет жетон горячего источника себе.
}
told-spring-back = Жетон горячего источника возвращается на поле.

# Что произошло: конец.

told-reached-temple = { $reader ->
    [me] Вы достигаете последнего храма: это вызывает конец игры.
   *[other] { $name } достигает последнего храма: это вызывает конец игры.
}
told-reached-garden = { $reader ->
    [me] Вы достигаете последнего сада: это вызывает конец игры.
   *[other] { $name } достигает последнего сада: это вызывает конец игры.
}
told-reached-slab = { $reader ->
    [me] У вас последняя золотая пластина: это вызывает конец игры.
   *[other] { $name } получает последнюю золотую пластину: это вызывает конец игры.
}
told-reached-gift = { $reader ->
    [me] Вы дарите последнюю картину: это вызывает конец игры.
   *[other] { $name } дарит последнюю картину: это вызывает конец игры.
}
told-play-out = Раунд доигрывают, и на этом игра окончена.
told-score = { $reader ->
    [me] Вы получаете { $points ->
        [one] { $points } очко
        [few] { $points } очка
       *[many] { $points } очков
    } за { $source-acc }.
   *[other] { $name } получает { $points ->
        [one] { $points } очко
        [few] { $points } очка
       *[many] { $points } очков
    } за { $source-acc }.
}
told-win-points = { $reader ->
    [me] Вы побеждаете по очкам.
   *[other] { $name } побеждает по очкам.
}
told-win-coins = { $reader ->
    [me] Очков поровну, и вы побеждаете по монетам.
   *[other] Очков поровну, и по монетам побеждает { $name }.
}
told-win-shared-victory = { $reader ->
    [me] Вы разделяете победу.
   *[other] { $name } разделяет победу.
}

# Слова на картинке: короткие, места мало.

drawn-before = Сборы
drawn-round = Раунд { $round }
drawn-last-round = Раунд { $round }, последний
drawn-north = С
drawn-points = очки
drawn-coins = монеты
drawn-standing = { $side }, { $colour }
drawn-rolled = бросок
drawn-faith = Вера
drawn-trade = Торговля
drawn-culture = Культура
drawn-gifts = { $gifts ->
    [0] нет подарков
    [one] { $gifts } подарок
    [few] { $gifts } подарка
   *[many] { $gifts } подарков
}
drawn-board = Остров
drawn-mat = { $name }: { $points ->
        [one] { $points } очко
        [few] { $points } очка
       *[many] { $points } очков
    }
drawn-wins = Побеждает { $name }
drawn-shared = Общая победа
drawn-ended-temple = Последний храм: { $name }
drawn-ended-garden = Последний сад: { $name }
drawn-ended-slab = Последняя пластина: { $name }
drawn-ended-gift = Последняя картина: { $name }

# Что это такое, если спросить: карта.

tip-temple = Храм: странник, который здесь остановился, может передвинуть маркер шкалы храмов на одно деление.
tip-garden = Сад: странник, который здесь остановился, может передвинуть маркер шкалы садов на одно деление.
tip-spring = Горячий источник: странник, который здесь остановился, может взять жетон горячего источника с поля или у соперника.
tip-shore = Морской берег: странник, который здесь остановился, может взять плитку волны из моря, а когда море пусто — у соперника.
tip-coastal-town = Прибрежный город { $town }: торговец продаёт здесь { $good-acc } по { $price } за штуку, странник берёт { $price ->
        [one] { $price } монету
        [few] { $price } монеты
       *[many] { $price } монет
    }.
tip-bare-town = Прибрежный город { $town }: жетон торговли ещё не положен.
tip-mountain-town = Горный город { $town }: торговец, который здесь остановился, может вытянуть из мешка { $number ->
        [one] { $number } товар
        [few] { $number } товара
       *[many] { $number } товаров
    }.
tip-region = Область { $region }, { $landscape }: художник, который здесь остановился, может рисовать или подарить первую картину, если на ней { $landscape }.
tip-route = Торговый путь между { $start } и { $stop }: один шаг для торговца и граница, которую пересекает художник.
tip-road = Дорога странников: они идут по часовой стрелке, куда указывают стрелки.
tip-compass = Компас: начинает игрок на { $side-loc } стороне.
tip-round = Игра заканчивается с тем раундом, в котором достигнут последний храм, последний сад, шестая пластина или десятый подарок.

# Что это такое: фигурки и кубики.

tip-figure-pilgrim = Странник игрока { $name } идёт вдоль берега по часовой стрелке, на столько станций, сколько показывает кубик.
tip-figure-merchant = Торговец игрока { $name } идёт по оранжевым торговым путям от города к городу, на столько путей, сколько показывает кубик.
tip-figure-artist = Художник игрока { $name } идёт из области в область, через столько границ, сколько показывает кубик.
tip-die-unrolled = Кубик { $die-gen } ещё не брошен.
tip-die-free = На кубике { $die-gen } — { $number }, его можно взять.
tip-die-used = На кубике { $die-gen } — { $number }, сейчас его использует { $name }.
tip-die-taken = На кубике { $die-gen } — { $number }, в этом раунде его берёт { $name }.

# Что это такое: плитки волны и горячий источник.

tip-wave-serene = Безмятежный странник: тот, у кого эта плитка, может провести странника на одну станцию меньше, чем показывает кубик, но хотя бы на одну.
tip-wave-hasty = Поспешный странник: тот, у кого эта плитка, может провести странника на одну станцию больше, чем показывает кубик.
tip-wave-cunning = Хитрый торговец: тот, у кого эта плитка, может брать на одну монету больше за каждый проданный товар.
tip-wave-strong = Сильный торговец: тот, у кого эта плитка, может вытянуть на один товар больше, а держать — до { $limit }.
tip-wave-skilled = Искусный художник: тот, у кого эта плитка, может открыть на одну картину больше.
tip-wave-inspired = Вдохновлённый художник: тот, у кого эта плитка, может подарить картину, которая подходит к любой области перемещения, в том числе к первой и к пройденным.
tip-no-wave-pilgrim = Место для плитки волны странника; плитки волны берёт странник на морском берегу.
tip-no-wave-merchant = Место для плитки волны торговца; плитки волны берёт странник на морском берегу.
tip-no-wave-artist = Место для плитки волны художника; плитки волны берёт странник на морском берегу.
tip-spring-token = Жетон горячего источника: если он у вас до того, как вы взяли кубик, этот кубик можно использовать дважды, а затем вернуть жетон.
tip-no-spring-token = Место для жетона горячего источника; его берёт странник на горячем источнике.

# Что это такое: планшеты.

tip-crest = { $name } набирает сейчас { $points ->
        [one] { $points } очко
        [few] { $points } очка
       *[many] { $points } очков
    }: { $faith } за веру, { $trade } за торговлю, { $culture } за культуру.
tip-faith = Вера: значение шкалы храмов, умноженное на значение шкалы садов.
tip-temple-track = Шкала храмов: деление { $slot } из { $last }; последнее деление вызывает конец игры.
tip-garden-track = Шкала садов: деление { $slot } из { $last }; последнее деление вызывает конец игры.
tip-trade = Торговля: очки над последней положенной золотой пластиной.
tip-slab = Золотая пластина { $slab }: с ней торговля приносит { $points ->
        [one] { $points } очко
        [few] { $points } очка
       *[many] { $points } очков
    }; шестая вызывает конец игры.
tip-coins = Монет: { $coins }. Как только их { $whole }, они превращаются в золотую пластину.
tip-goods = Товаров: { $number }, можно держать не больше { $limit }.
tip-good-kimono = Кимоно: для прибрежного города, чей жетон просит кимоно.
tip-good-ceramics = Керамика: для прибрежного города, чей жетон просит керамику.
tip-good-dolls = Кукла: для прибрежного города, чей жетон просит куклы.
tip-good-fans = Веер: для прибрежного города, чей жетон просит веера.
tip-culture = Культура: очки, которые открыла последняя подаренная картина.
tip-painting-down = Картина { $place } лежит лицом вниз; рисуя, картины открывают по порядку, с первой.
tip-painting-up = На картине { $place } — { $landscape }; подарить её можно, когда она станет первой.
tip-painting-front = На первой картине — { $landscape }: её можно подарить в области с таким пейзажем.
tip-painting-gifted = Подарок { $place }: с ним культура приносит { $points ->
        [one] { $points } очко
        [few] { $points } очка
       *[many] { $points } очков
    }; десятый подарок вызывает конец игры.

# Стол в терминале: короткие заголовки и строки. `shore` и `spring` — станции.

terminal-rolled = { $reader ->
    [me] бросали вы
   *[other] бросает { $name }
}
terminal-town = город
terminal-stations = по часовой стрелке до города
terminal-region = область
terminal-borders = рядом
terminal-temple = храм
terminal-garden = сад
terminal-spring = источник
terminal-shore = берег
terminal-mountain = { $number ->
    [one] { $number } товар
    [few] { $number } товара
   *[many] { $number } товаров
}
terminal-routes = пути: { $towns }
terminal-landscapes = пейзажи
terminal-sea = можно взять
terminal-spring-token = жетон горячего источника
terminal-bag = в мешке
terminal-dice = кубики
terminal-faith = вера
terminal-faith-from = храмы { $temple }/{ $temples }, сады { $garden }/{ $gardens }
terminal-trade = торговля
terminal-trade-from = пластины { $slabs }/{ $most }, монеты { $coins }
terminal-culture = культура
terminal-culture-from = подарки { $gifts }/{ $most }
terminal-total = всего сейчас
terminal-goods = товары
terminal-paintings = картины
terminal-tiles = плитки
note-set-off-by = Что вызвало конец игры
note-rounds = Раунды
